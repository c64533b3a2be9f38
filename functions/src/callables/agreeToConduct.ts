import { defineCallable } from "../runtime/callable";
import { agreeToConduct as handle } from "../usecases/matching/agreeToConduct";

export const agreeToConduct = defineCallable({ name: "agreeToConduct", handle });
