import { defineCallable } from '../runtime/callable';
import { claimConversation as useCase } from '../usecases/chat/claimConversation';

export const claimConversation = defineCallable('claimConversation', useCase);
