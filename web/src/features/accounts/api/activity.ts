import { MINUTE, type Millis } from "@thodu/domain/time";

/** Something that the person did on Thodu. */
export interface Activity {
  readonly kind: "joined" | "began" | "wrote" | "called" | "unanswered" | "asked" | "reported" | "appointment" | "plan";
  readonly at: Millis;
}

/** What the person's documents say about it; of each list the newest entries are enough. */
export interface Facts {
  readonly joinedAt: Millis | null;
  readonly conversation: { readonly createdAt: Millis; readonly lastOwnAt: Millis | null } | null;
  readonly callsAt: readonly Millis[];
  /** When ended calls that nobody answered began. */
  readonly missedAt: readonly Millis[];
  readonly asksAt: readonly Millis[];
  readonly reportsAt: readonly Millis[];
  readonly appointmentsAt: readonly Millis[];
  readonly planAt: Millis | null;
}

/** How many are shown; so many of each list can be among them. */
export const SHOWN = 10;

const once = (kind: Activity["kind"], at: Millis | null): Activity[] =>
  at === null || Number.isNaN(at) ? [] : [{ kind, at }];
const each = (kind: Activity["kind"], times: readonly Millis[]): Activity[] => times.flatMap((at) => once(kind, at));

/**
 * Newest first. Beginning a talk and its last message count as one if they are in the same minute. A request for a
 * listener opens the conversation without a message.
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
