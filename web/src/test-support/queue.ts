import type { Output } from "@thodu/domain/contracts";

/** The server's answer about the queue for a person who is next, while a listener is there. */
export const aQueue = (changes: Partial<Output<"readQueue">> = {}): Output<"readQueue"> => ({
  position: 1,
  anyone: true,
  onCall: false,
  usually: [],
  toldUntil: null,
  later: null,
  laterTime: null,
  expected: null,
  ...changes,
});
