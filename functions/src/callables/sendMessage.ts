import { callableWith } from "../runtime/callableWith";
import { nightOptions } from "../runtime/options";
import { sending } from "../runtime/wiringBase";
import { prepare, sendMessage as handle, bypassesRateLimit } from "../usecases/chat/sendMessage";

export const sendMessage = callableWith(sending)({
  name: "sendMessage",
  target: ({ conversationId }) => conversationId,
  prepare,
  handle,
  options: nightOptions,
  bypassesRateLimit,
});
