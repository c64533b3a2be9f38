import { call } from "../../../lib/callables";

export const listLaterTimes = () => call("listLaterTimes", {});

export const changeLaterTime = (conversationId: string, at: number, wish: "take" | "release") =>
  call("changeLaterTime", { conversationId, at, wish });
