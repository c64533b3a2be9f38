import { defineCallable } from '../runtime/callable';
import { lookAhead, sendMessage as useCase } from '../usecases/chat/sendMessage';

export const sendMessage = defineCallable('sendMessage', useCase, lookAhead);
