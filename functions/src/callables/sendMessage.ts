import { callableWith } from "../runtime/callableWith";
import { nightOptions } from "../runtime/options";
import { sending } from "../runtime/wiringBase";
import { lookAhead, sendMessage as useCase, spared } from "../usecases/chat/sendMessage";

export const sendMessage = callableWith(sending)("sendMessage", useCase, lookAhead, nightOptions, spared);
