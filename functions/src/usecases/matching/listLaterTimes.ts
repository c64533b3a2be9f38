import type { Outcome } from "@thodu/domain/contracts";
import { agreedTime, mayBeReleased, mayBeTaken } from "@thodu/domain/matching/laterTime";
import { mayMeet } from "@thodu/domain/matching/offers";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import type { LaterStore, VersionedWait } from "./ports";

interface ListPorts {
  readonly runtime: Runtime;
  readonly laterTimes: Pick<LaterStore, "asked" | "listener" | "parted" | "takenBy">;
}

/** The most times that a listener is shown. */
const SHOWN = 30;

interface Entry {
  readonly conversationId: string;
  readonly alias: string;
  readonly locale: VersionedWait["value"]["locale"];
  readonly at: number;
}

/** What a listener may see of a time: alias, language and moment; empty if the time is over. */
function entryOf({ value }: VersionedWait): readonly Entry[] {
  const time = agreedTime(value);
  return time ? [{ conversationId: value.id, alias: value.alias, locale: value.locale, at: time.at }] : [];
}

/** The times that the caller may take, those in their languages first, and the times that they have taken. */
export async function listLaterTimes(
  { runtime, laterTimes }: ListPorts,
  { uid }: Actor,
): Promise<Outcome<"listLaterTimes">> {
  const [record, taken] = await Promise.all([laterTimes.listener(uid), laterTimes.takenBy(uid)]);
  const spoken = record ? [...record.value.languages, ...record.value.secondLanguages] : [];
  const now = runtime.now();
  const asked = (await laterTimes.asked(spoken))
    .filter(({ value }) => mayMeet(value, uid))
    .flatMap(entryOf)
    .filter(({ at }) => mayBeTaken(at, now));
  const rank = ({ locale }: Entry): number => Number(!spoken.includes(locale));
  const parted = await laterTimes.parted(
    asked.map(({ conversationId }) => conversationId),
    uid,
  );
  const open = asked
    .filter(({ conversationId }) => !parted.has(conversationId))
    .toSorted((a, b) => rank(a) - rank(b) || a.at - b.at)
    .slice(0, SHOWN);
  const own = taken.flatMap(entryOf).map((each) => ({ ...each, mayRelease: mayBeReleased(each.at, now) }));
  return ok({ open, own });
}
