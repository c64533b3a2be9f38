import { defineCallable } from '../runtime/callable';
import { endpointOptions } from '../runtime/options';
import { lookAhead, sendMessage as useCase, spared } from '../usecases/chat/sendMessage';

export const sendMessage = defineCallable('sendMessage', useCase, lookAhead, endpointOptions, spared);
