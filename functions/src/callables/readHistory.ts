import { defineCallable } from "../runtime/callable";
import { readHistory as useCase } from "../usecases/chat/readHistory";

export const readHistory = defineCallable("readHistory", useCase);
