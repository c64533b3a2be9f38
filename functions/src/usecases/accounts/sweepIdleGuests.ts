import { pseudonymOf } from "@thodu/domain/accounts/deletion";
import { GUEST_RETENTION } from "@thodu/domain/accounts/retention";
import { MINUTE, type Millis } from "@thodu/domain/time";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import { leaveTalks, type LeavePorts } from "./leaveTalks";
import type { ListPage } from "../ports";
import type { GuestAccounts, GuestPage, GuestPlace, IdentityAccounts, PersonalStore, RetentionStore } from "./ports";

interface IdlePorts extends SweepPorts, LeavePorts {
  readonly guestAccounts: GuestAccounts;
  readonly guestPlace: GuestPlace;
  readonly retention: Pick<RetentionStore, "isOver">;
  readonly personal: Pick<PersonalStore, "erase">;
  readonly identityAccounts: Pick<IdentityAccounts, "lock" | "remove">;
}

/** The function has nine minutes; the rest is for what was begun last, and for counting those who are left. */
const SWEEPS_FOR = 8 * MINUTE;
/** Each takes about a second, most of it spent waiting for the database. */
const ABREAST = 10;

/**
 * Erases guests who have not been here for 30 days, with all that is stored of them and their accounts. The next night
 * goes on with the page at which the time was over, so that guests who are kept, or fail each night, hide nobody.
 */
export async function sweepIdleGuests(ports: IdlePorts): Promise<Readonly<Record<"guests", Swept>>> {
  let kept = 0;
  const look = async (uid: string): Promise<boolean> => {
    if (!(await forget(ports, uid))) kept += 1;
    return true;
  };
  const swept = await sweepPages(ports, SWEEPS_FOR, () => idleGuests(ports), look, ABREAST);
  return { guests: { ...swept, done: swept.done - kept } };
}

const nobody: ListPage<string> = { items: [], next: null, after: () => Promise.resolve(0) };

/**
 * The idle guests, from the page at which the night before stopped. Each page that is begun becomes that place; null
 * after the last.
 */
async function idleGuests(ports: Pick<IdlePorts, "runtime" | "guestAccounts" | "guestPlace" | "onDefect">) {
  const { guestAccounts, guestPlace, onDefect } = ports;
  const at = (place: string | null): Promise<GuestPage> => guestAccounts.idleSince(idleBefore(ports), place);
  const ended = async (): Promise<ListPage<string>> => {
    await guestPlace.keep(null);
    return nobody;
  };
  const begun = async (place: string | null, { items, next, after }: GuestPage): Promise<ListPage<string>> => {
    await guestPlace.keep(place);
    return { items, after, next: next === null ? ended : async () => begun(next, await at(next)) };
  };
  const place = await guestPlace.find();
  if (place === null) return begun(null, await at(null));
  try {
    return await begun(place, await at(place));
  } catch (error) {
    // The service may not know that place any more.
    onDefect(error);
    return begun(null, await at(null));
  }
}

const idleBefore = ({ runtime }: Pick<IdlePorts, "runtime">): Millis => runtime.now() - GUEST_RETENTION;

/** The account is deleted last, so that an interrupted run is found again. */
async function forget(ports: IdlePorts, uid: string): Promise<boolean> {
  const { runtime, retention, guestAccounts, identityAccounts, personal } = ports;
  if (!(await retention.isOver(uid, runtime.now()))) return false;
  // Minutes after they were listed they may be back, or have an account.
  if (!(await guestAccounts.isIdle(uid, idleBefore(ports)))) return false;
  await identityAccounts.lock(uid);
  await leaveTalks(ports, uid);
  await personal.erase(uid, pseudonymOf(runtime.freshId()));
  await identityAccounts.remove(uid);
  return true;
}
