import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { endConversation as useCase } from "../usecases/chat/leaving";

export const endConversation = defineCallable("endConversation", thenMatch(useCase));
