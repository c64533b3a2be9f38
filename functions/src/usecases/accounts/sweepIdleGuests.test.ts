import { MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { broken, MANY, nothing, notHere, people, setting } from "../../../../tests/support/accountSweeps";
import { sweepIdleGuests } from "./sweepIdleGuests";

/** A list as the identity service gives it, page by page; a place is the token of a page. */
const listOf =
  (uids: readonly string[], size = 100) =>
  (_before: number, from: string | null) => {
    const items = uids.slice(Number(from ?? 0)).slice(0, size);
    const end = Number(from ?? 0) + items.length;
    return Promise.resolve({
      items,
      next: end < uids.length ? String(end) : null,
      after: () => Promise.resolve(uids.length - end),
    });
  };

class MemoryPlace {
  constructor(public token: string | null = null) {}
  find = (): Promise<string | null> => Promise.resolve(this.token);
  keep = (token: string | null): Promise<void> => Promise.resolve(void (this.token = token));
}

it("erases all guests who have not been here for 30 days, except the kept, the returned and a failing one, page by page", async () => {
  const { runtime, defects, conversations, onDefect } = setting();
  const removed: string[] = [];
  const identityAccounts = { lock: nothing, remove: (uid: string) => Promise.resolve(void removed.push(uid)) };
  const guestAccounts = {
    idleSince: (before: number, from: string | null) => {
      expect(before).toBe(runtime.now() - 30 * 86_400_000);
      return listOf(people)(before, from);
    },
    // This guest came back after they were listed.
    isIdle: (uid: string) => Promise.resolve(uid !== "person-2"),
  };
  const retention = { isOver: (uid: string) => Promise.resolve(uid !== "person-1") };
  const swept = await sweepIdleGuests({
    runtime,
    conversations,
    onDefect,
    guestAccounts,
    guestPlace: new MemoryPlace(),
    retention,
    identityAccounts,
    personal: { erase: broken },
    endCalls: nothing,
  });
  expect(swept).toEqual({ guests: { done: MANY - 3, failed: 1, left: 0 } });
  expect(removed.toSorted()).toEqual(people.slice(3).toSorted());
  expect(defects).toHaveLength(1);
});

it("erases ten guests at a time until its time is over, and says how many are left", async () => {
  const { runtime, conversations, onDefect } = setting();
  let [begun, atOnce, most] = [0, 0, 0];
  const erase = async (): Promise<void> => {
    begun += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    atOnce -= 1;
    runtime.time += MINUTE;
  };
  const swept = await sweepIdleGuests({
    runtime,
    conversations,
    onDefect,
    guestAccounts: { idleSince: listOf(people), isIdle: () => Promise.resolve(true) },
    guestPlace: new MemoryPlace(),
    retention: { isOver: () => Promise.resolve(true) },
    identityAccounts: { lock: nothing, remove: nothing },
    personal: { erase },
    endCalls: nothing,
  });
  expect(most).toBe(10);
  expect(begun).toBeLessThan(MANY);
  expect(swept).toEqual({ guests: { done: begun, failed: 0, left: MANY - begun } });
});

/** Runs nights in which each of 30 guests, ten on a page, is checked and kept; `takes`: the time for each. */
function nights(takes: number, guestPlace: MemoryPlace) {
  const { runtime, defects, conversations, onDefect } = setting();
  let looked: string[] = [];
  const isOver = (uid: string): Promise<boolean> => {
    looked.push(uid);
    runtime.time += takes;
    return Promise.resolve(false);
  };
  const list = listOf(people.slice(0, 30), 10);
  const idleSince = (before: number, from: string | null) =>
    from === "of long ago" ? Promise.reject(new Error("Unknown token.")) : list(before, from);
  const night = async (): Promise<readonly string[]> => {
    looked = [];
    await sweepIdleGuests({
      runtime,
      conversations,
      onDefect,
      guestAccounts: { idleSince, isIdle: notHere },
      guestPlace,
      retention: { isOver },
      identityAccounts: { lock: notHere, remove: notHere },
      personal: { erase: notHere },
      endCalls: nothing,
    });
    return looked;
  };
  return { defects, night };
}

it("continues the next night where it stopped, so that guests who are kept never block others", async () => {
  const { defects, night } = nights(MINUTE / 2, new MemoryPlace());
  const first = await night();
  expect(first).toHaveLength(16);
  expect(await night()).toEqual(people.slice(10, 26));
  expect(await night()).toEqual(people.slice(20, 30));
  expect(await night()).toEqual(first);
  expect(defects).toEqual([]);
});

it("starts from the beginning if its stored position is no longer valid, and says so", async () => {
  const place = new MemoryPlace("of long ago");
  const { defects, night } = nights(1, place);
  expect(await night()).toEqual(people.slice(0, 30));
  expect(place.token).toBeNull();
  expect(defects).toHaveLength(1);
});
