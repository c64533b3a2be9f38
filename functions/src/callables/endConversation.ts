import { defineCallable } from '../runtime/callable';
import { endConversation as useCase } from '../usecases/chat/leaving';

export const endConversation = defineCallable('endConversation', useCase);
