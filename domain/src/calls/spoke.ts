import { SECOND, type Millis } from "../time";
import type { Call } from "./model";

/** A shorter call answers nothing: it may have ended before a word was heard. */
const SPOKE_MIN = 30 * SECOND;

/** Whether a call that ends at `now` counts as an answer to what its caller wrote before. */
export const countsAsAnswer = ({ answeredAt }: Pick<Call, "answeredAt">, now: Millis): boolean =>
  answeredAt !== null && now - answeredAt >= SPOKE_MIN;
