import { call } from "../../lib/callables";
import { current } from "../../lib/locale";

/** Puts somebody whom nobody could answer in the listeners' queue; they come to them in the chat. */
export const askToComeBack = (requestId: string) => call("requestHelp", { requestId, locale: current });
