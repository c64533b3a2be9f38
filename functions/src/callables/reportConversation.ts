import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { reportConversation as useCase } from "../usecases/reports/reportConversation";

export const reportConversation = defineCallable("reportConversation", thenMatch(useCase));
