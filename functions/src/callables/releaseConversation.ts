import { defineCallable } from '../runtime/callable';
import { releaseConversation as useCase } from '../usecases/chat/leaving';

export const releaseConversation = defineCallable('releaseConversation', useCase);
