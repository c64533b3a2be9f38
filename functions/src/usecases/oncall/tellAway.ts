import { locales } from "@thodu/domain/locale";
import { turnOf } from "@thodu/domain/matching/gone";
import { placeSince } from "@thodu/domain/matching/placeSince";
import { afterTelling } from "@thodu/domain/matching/tellMe";
import { newPhones, nextPage } from "@thodu/domain/oncall/need";
import type { PagedPerson, Phone } from "@thodu/domain/oncall/page";
import { turnsByPhone, type AwayPerson, type PhoneTurn, type TurnState } from "@thodu/domain/oncall/turns";
import type { Millis } from "@thodu/domain/time";
import type { TellStore, VersionedWait } from "../matching/ports";
import type { Runtime } from "../ports";
import { skipOnFailure } from "../skipOnFailure";
import { personOf, ringsFor } from "./pager";
import type { PagerStore } from "./ports";

interface TellAwayPorts {
  readonly runtime: Runtime;
  readonly tells: Pick<TellStore, "promised" | "tellTurn">;
  readonly pages: Pick<PagerStore, "findPage" | "isOnPhone" | "openPages" | "ringing" | "phones" | "parted">;
}

/** The most decisions of a run: each but the last counted on a phone that must not ring for a person. */
const DECISIONS = 5;

/**
 * A person who is away, in the form that the decision needs; null if they are here or in a call, are not to be told
 * now, or no page may begin for them yet.
 */
async function awayOf(
  pages: TellAwayPorts["pages"],
  { value }: VersionedWait,
  phones: readonly Phone[],
  now: Millis,
): Promise<AwayPerson | null> {
  const away = turnOf(value, now);
  const waitingSince = placeSince(value);
  if (away === null || waitingSince === null) return null;
  const before = (await pages.findPage(value.id))?.value ?? null;
  const back = { ...value, waitingSince, gone: null, offer: null };
  const anyoneNew = before !== null && newPhones(before, { ...value, volunteerId: null }, phones, now).length > 0;
  const next = nextPage(before, back, now, { anyoneNew });
  if (next === null || (await pages.isOnPhone(value.id))) return null;
  const { id, risk, locale, blocked } = value;
  const { rung, replaced } = next;
  const place = { since: waitingSince, waves: 0, rung, replaced, network: null, heldUntil: null };
  const person: PagedPerson = { id, risk, locale, blocked, volunteerId: null, ...place };
  return { person, away, timesTold: value.tellMe?.calls ?? 0 };
}

/** Decides until nobody is told because of a listener from whom a report has parted them. */
async function decideApart(
  pages: TellAwayPorts["pages"],
  state: TurnState,
  now: Millis,
): Promise<readonly PhoneTurn[]> {
  const blocked = new Map(state.away.map(({ person }) => [person.id, [...person.blocked]]));
  for (let decision = 1; ; decision += 1) {
    const away = state.away.map((each) => ({
      ...each,
      person: { ...each.person, blocked: blocked.get(each.person.id) ?? [] },
    }));
    const turns = turnsByPhone({ ...state, away }, now);
    const pairs = turns.flatMap(({ customerId, phones }) => phones.map((uid) => ({ customerId, uid })));
    const parted = await pages.parted(pairs);
    if (parted.length === 0) return turns;
    if (decision === DECISIONS)
      return turns.filter(({ customerId }) => !parted.some((each) => each.customerId === customerId));
    for (const { customerId, uid } of parted) blocked.get(customerId)?.push(uid);
  }
}

/**
 * Tells people who asked for it and closed the page that listeners on call can be rung for them now. The phones ring
 * once they are back (`begin`). Returns how many were told. If a race is lost or a write fails, the next run tries
 * again.
 */
export async function tellAway({ runtime, tells, pages }: TellAwayPorts): Promise<number> {
  const now = runtime.now();
  const promised = (await tells.promised(locales)).filter(({ value }) => turnOf(value, now) !== null);
  if (promised.length === 0) return 0;
  const [open, ringing, onCall] = await Promise.all([pages.openPages(), pages.ringing(), pages.phones(now)]);
  const phones = onCall.map(({ phone }) => phone);
  const found = await Promise.all(
    promised.map((seen) => skipOnFailure(runtime, "pages", seen.value.id, awayOf(pages, seen, phones, now))),
  );
  const state: TurnState = {
    waiting: open.flatMap((each) => personOf(each, now) ?? []),
    away: found.filter((each) => each !== null),
    phones,
    openRings: ringsFor(ringing),
  };
  const turns = await decideApart(pages, state, now);
  const told = await Promise.all(
    turns.map(async ({ customerId }) => {
      const seen = promised.find(({ value }) => value.id === customerId);
      const promise = seen?.value.tellMe;
      if (!seen || !promise) return null;
      const telling = tells.tellTurn(seen, afterTelling(promise, now), "turn-by-phone");
      return skipOnFailure(runtime, "conversations", customerId, telling);
    }),
  );
  return told.filter((each) => each === "stored").length;
}
