import { call } from "../../lib/callables";
import { current } from "../../lib/locale";

/** Puts a person whose call nobody answered into the listeners' queue, for a chat. */
export const askToComeBack = (requestId: string) => call("requestHelp", { requestId, locale: current });

/** The listener of a call reports that its caller is in a crisis. */
export const raiseInCall = (conversationId: string, callId: string) =>
  call("setRisk", { conversationId, callId, level: "crisis" });
