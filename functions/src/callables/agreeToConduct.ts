import { defineCallable } from "../runtime/callable";
import { agreeToConduct as useCase } from "../usecases/matching/agreeToConduct";

export const agreeToConduct = defineCallable("agreeToConduct", useCase);
