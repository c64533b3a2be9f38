import { defineCallable } from "../runtime/callable";
import { markConversationRead as useCase } from "../usecases/chat/markConversationRead";

export const markConversationRead = defineCallable("markConversationRead", useCase);
