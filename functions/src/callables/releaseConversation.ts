import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { releaseConversation as useCase } from "../usecases/chat/leaving";

export const releaseConversation = defineCallable("releaseConversation", thenMatch(useCase));
