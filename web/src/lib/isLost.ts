import type { Reply } from "./callables";

/** Whether the server may have carried out the request although this page does not know. */
export const isLost = (reply: Reply<unknown>): boolean =>
  !reply.ok && (reply.reason === "NETWORK" || reply.reason === "INTERNAL");
