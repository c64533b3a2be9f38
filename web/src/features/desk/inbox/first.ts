import { PAGE } from "@thodu/domain/chat/limits";

/**
 * How many conversations the desk reads first: together with the stamp, the listener's own record and the call that may
 * ring, it opens with as many reads as a chat.
 */
export const FIRST = PAGE - 2;
