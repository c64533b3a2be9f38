import { MINUTE, type Millis } from "@thodu/domain/time";

/** Something the person did on Thodu. */
export interface Activity {
  readonly kind: "joined" | "began" | "wrote" | "called" | "unanswered" | "asked" | "reported" | "appointment" | "plan";
  readonly at: Millis;
}

/** What their documents say of it; of each list the newest are enough. */
export interface Facts {
  readonly joinedAt: Millis | null;
  readonly conversation: { readonly createdAt: Millis; readonly lastOwnAt: Millis | null } | null;
  readonly callsAt: readonly Millis[];
  /** Calls that are over and were not answered. */
  readonly missedAt: readonly Millis[];
  readonly asksAt: readonly Millis[];
  readonly reportsAt: readonly Millis[];
  readonly appointmentsAt: readonly Millis[];
  readonly planAt: Millis | null;
}

/** As many are shown, and so many of each list can be among them. */
export const SHOWN = 10;

const once = (kind: Activity["kind"], at: Millis | null): Activity[] =>
  at === null || Number.isNaN(at) ? [] : [{ kind, at }];
const each = (kind: Activity["kind"], times: readonly Millis[]): Activity[] => times.flatMap((at) => once(kind, at));

/**
 * The newest first. Beginning to talk and the last message are one when they are of the same minute, and asking for
 * somebody opens the conversation without a word.
 */
export function activityOf({
  joinedAt,
  conversation,
  callsAt,
  missedAt,
  asksAt,
  reportsAt,
  appointmentsAt,
  planAt,
}: Facts): readonly Activity[] {
  const { createdAt = null, lastOwnAt = null } = conversation ?? {};
  const wroteLater = createdAt !== null && lastOwnAt !== null && lastOwnAt - createdAt > MINUTE;
  const talk = [...once("began", createdAt), ...once("wrote", wroteLater ? lastOwnAt : null)];
  const spoken = talk.filter(({ at }) => !asksAt.some((asked) => Math.abs(asked - at) < MINUTE));
  const others = [
    ...each("called", callsAt),
    ...each("unanswered", missedAt),
    ...each("asked", asksAt),
    ...each("reported", reportsAt),
    ...each("appointment", appointmentsAt),
  ];
  return [...once("joined", joinedAt), ...spoken, ...others, ...once("plan", planAt)]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, SHOWN);
}
