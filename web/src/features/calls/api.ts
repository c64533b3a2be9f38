import { call } from "../../lib/callables";
import { current } from "../../lib/locale";

/** Puts somebody whom nobody could answer in the listeners' queue; they come to them in the chat. */
export const askToComeBack = (requestId: string) => call("requestHelp", { requestId, locale: current });

/** The listener of a call says that its caller is in a crisis. */
export const raiseInCall = (conversationId: string, callId: string) =>
  call("setRisk", { conversationId, callId, level: "crisis" });
