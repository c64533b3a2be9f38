import type { Reply } from "./callables";

/** Whether the server may have done what was asked for without this page knowing. */
export const isLost = (reply: Reply<unknown>): boolean =>
  !reply.ok && (reply.reason === "NETWORK" || reply.reason === "INTERNAL");
