import { describe, expect, it } from "vitest";
import type { Conversation } from "../chat/model";
import { aConversation, frozen, NOON } from "../../../tests/support/domain";
import { HOUR, MINUTE } from "../time";
import { decideAsk, decideRelease, decideTake, nextOf, withdrawn, type LaterChange } from "./laterChange";

const AT = NOON + 3 * HOUR;
const asked = { since: NOON, at: AT, state: "asked", by: null, reminded: false } as const;
const taken = { ...asked, state: "taken", by: "meera" } as const;
const wait = (changes: Partial<Conversation> = {}) => frozen({ ...aConversation(changes), id: "asha" });
const refused = (reason: string) => ({ ok: false, failure: { reason } });
const change = (changes: Partial<LaterChange>): LaterChange => ({
  laterTime: null,
  person: null,
  listener: null,
  failed: null,
  tellMe: null,
  ...changes,
});
const ok = (changes: Partial<LaterChange>) => ({ ok: true, value: change(changes) });

describe("asking for a time", () => {
  it("stores the time with the person's place, whether they are here or gone", () => {
    expect(decideAsk(wait(), AT, NOON)).toEqual(ok({ laterTime: asked }));
    const gone = wait({ waitingSince: null, gone: { at: NOON + 1, waitingSince: NOON } });
    expect(decideAsk(gone, AT, NOON)).toEqual(ok({ laterTime: asked }));
  });

  it("again for the same time changes nothing; for another one its listener is told that it is over", () => {
    expect(decideAsk(wait({ laterTime: taken }), AT, NOON)).toEqual(ok({ laterTime: taken }));
    expect(decideAsk(wait({ laterTime: taken }), AT + HOUR, NOON)).toEqual(
      ok({ laterTime: { ...asked, at: AT + HOUR }, listener: { uid: "meera", kind: "own-time-over" } }),
    );
  });

  it("frees the listener of a time of an earlier wait", () => {
    const earlier = wait({ laterTime: { ...taken, since: NOON - HOUR } });
    expect(decideAsk(earlier, AT, NOON)).toMatchObject({ value: { listener: { uid: "meera" } } });
  });

  it("is refused if the person does not wait or is in a crisis, or the time is not offered", () => {
    expect(decideAsk(null, AT, NOON)).toMatchObject(refused("NOT_FOUND"));
    expect(decideAsk(wait({ status: "closed", waitingSince: null }), AT, NOON)).toMatchObject(refused("NOT_FOUND"));
    expect(decideAsk(wait({ risk: "crisis" }), AT, NOON)).toMatchObject(refused("STAY_HERE"));
    expect(decideAsk(wait({ alarm: { since: NOON, answer: null } }), AT, NOON)).toMatchObject(refused("STAY_HERE"));
    expect(decideAsk(wait(), NOON, NOON)).toMatchObject(refused("INVALID_INPUT"));
  });
});

it("a person who withdraws a time frees its listener", () => {
  expect(withdrawn(wait({ laterTime: asked }))).toEqual(change({}));
  expect(withdrawn(wait({ laterTime: taken }))).toEqual(change({ listener: { uid: "meera", kind: "own-time-over" } }));
});

describe("taking a time", () => {
  const meera = { uid: "meera", own: [], parted: false };
  const take = (own: readonly number[] = [], changes: Partial<Conversation> = {}, now = NOON) =>
    decideTake(wait({ laterTime: asked, ...changes }), AT, { ...meera, own }, now);

  it("makes it the listener's and tells its person; a repeat changes nothing", () => {
    expect(take()).toEqual(ok({ laterTime: taken, person: "time-taken" }));
    expect(take([AT], { laterTime: taken })).toEqual({ ok: true, value: "repeat" });
  });

  it("is refused if another listener has it, or it was changed, is over or too near", () => {
    const changed = refused("TIME_CHANGED");
    expect(take([], { laterTime: { ...taken, by: "ravi" } })).toMatchObject(changed);
    expect(take([], { laterTime: { ...asked, at: AT + HOUR } })).toMatchObject(changed);
    expect(take([], { laterTime: null })).toMatchObject(changed);
    expect(take([], {}, AT - 30 * MINUTE)).toMatchObject(changed);
    expect(take([], {}, AT - 30 * MINUTE - 1)).toMatchObject({ ok: true });
  });

  it("is refused within an hour of another one of the listener", () => {
    expect(take([AT - 30 * MINUTE])).toMatchObject(refused("TIME_OVERLAPS"));
    expect(take([AT - HOUR, AT + HOUR])).toMatchObject({ ok: true });
  });

  it("tells a listener who is parted from the person only that there is no such time", () => {
    const at = { laterTime: asked };
    expect(decideTake(wait(at), AT, { ...meera, parted: true }, NOON)).toMatchObject(refused("NOT_FOUND"));
    expect(decideTake(wait({ ...at, blocked: ["meera"] }), AT, meera, NOON)).toMatchObject(refused("NOT_FOUND"));
    expect(decideTake(wait(at), AT, { ...meera, uid: "asha" }, NOON)).toMatchObject(refused("NOT_FOUND"));
    expect(decideTake(null, AT, meera, NOON)).toMatchObject(refused("NOT_FOUND"));
  });
});

it("its listener releases it until an hour before, and its person is told", () => {
  const release = (uid: string, now: number, at = AT) => decideRelease(wait({ laterTime: taken }), at, uid, now);
  expect(release("meera", AT - HOUR)).toEqual(ok({ laterTime: asked, person: "time-returned" }));
  expect(release("meera", AT - HOUR + 1)).toMatchObject(refused("TIME_CHANGED"));
  expect(release("meera", NOON, AT + HOUR)).toMatchObject(refused("TIME_CHANGED"));
  expect(release("ravi", NOON)).toMatchObject(refused("NOT_FOUND"));
  expect(decideRelease(null, AT, "meera", NOON)).toMatchObject(refused("NOT_FOUND"));
});

describe("what is due of a time", () => {
  const next = (laterTime: Conversation["laterTime"], now: number, stands = true, more: Partial<Conversation> = {}) =>
    nextOf(wait({ laterTime, ...more }), stands, now);
  const onPhone = (now: number, more: Partial<Conversation> = {}) =>
    nextOf(wait({ laterTime: { ...taken, reminded: true }, ...more }), true, now, true);

  it("that nobody has taken: half an hour before, the person is told, and the admins get a case", () => {
    expect(next(asked, AT - 30 * MINUTE - 1)).toBeNull();
    expect(next(asked, AT - 30 * MINUTE)).toEqual(
      change({ laterTime: { ...asked, state: "none" }, person: "time-none", failed: { by: null } }),
    );
  });

  it("ten minutes before: one reminder to both", () => {
    expect(next(taken, AT - 10 * MINUTE - 1)).toBeNull();
    const reminded = { ...taken, reminded: true };
    expect(next(taken, AT - 10 * MINUTE)).toEqual(
      change({ laterTime: reminded, person: "time-soon", listener: { uid: "meera", kind: "own-time-soon" } }),
    );
    expect(next(reminded, AT)).toBeNull();
  });

  it("five minutes after: the person is told, with a case about the listener and the promise of a notice", () => {
    const now = AT + 5 * MINUTE;
    expect(next({ ...taken, reminded: true }, now - 1)).toBeNull();
    expect(next(taken, now)).toEqual(
      change({
        laterTime: { ...taken, state: "missed" },
        person: "time-missed",
        failed: { by: "meera" },
        tellMe: { since: NOON, until: now + 12 * HOUR, calls: 0, calledAt: null },
      }),
    );
    const promised = { tellMe: { since: NOON, until: now + 1, calls: 0, calledAt: null } };
    expect(next(taken, now, true, promised)?.tellMe).toBeNull();
  });

  it("five minutes after: blames nobody if another listener held the person past the time", () => {
    const now = AT + 5 * MINUTE;
    const told = { since: NOON, until: now + 12 * HOUR, calls: 0, calledAt: null };
    expect(next(taken, now, true, { givenBackAt: AT + 1 })).toEqual(
      change({
        laterTime: { ...taken, state: "none", by: null },
        person: "time-none",
        failed: { by: null },
        tellMe: told,
      }),
    );
    expect(next(taken, now, true, { givenBackAt: AT + 1, tellMe: told })?.tellMe).toBeNull();
    expect(next(taken, now, true, { givenBackAt: AT })?.failed).toEqual({ by: "meera" });
  });

  it("its end without a notice, from the time on, once the two are in a call", () => {
    expect(onPhone(AT - 1)).toBeNull();
    expect(onPhone(AT)).toEqual(change({}));
    expect(onPhone(AT + HOUR)).toEqual(change({}));
    const held = { status: "active", waitingSince: null, volunteerId: "meera", claimId: "two" } as const;
    expect(onPhone(AT, { ...held, waitBefore: taken.since, answeredClaim: "one" })).toEqual(change({}));
    expect(nextOf(wait({ laterTime: { ...taken, state: "missed" } }), true, AT + HOUR, true)).toBeNull();
  });

  it("if its listener is none any more or was parted: other listeners, or if it is too late, its end", () => {
    expect(next(taken, NOON, false)).toEqual(change({ laterTime: asked, person: "time-returned" }));
    expect(next(taken, AT - 30 * MINUTE, false)).toMatchObject({ person: "time-none", laterTime: { by: null } });
  });

  it("nothing once it has ended, and the end of what is left of an earlier wait", () => {
    expect(next({ ...taken, state: "missed" }, AT + HOUR)).toBeNull();
    expect(next({ ...asked, state: "none", since: 1 }, AT)).toBeNull();
    expect(next(null, AT)).toBeNull();
    expect(next({ ...asked, since: 1 }, NOON)).toEqual(change({}));
    const over = { status: "active", waitingSince: null } as const;
    expect(next(taken, AT, true, { ...over, volunteerId: "meera" })).toEqual(change({}));
    expect(next(taken, AT, true, { ...over, volunteerId: "ravi" })).toEqual(
      change({ listener: { uid: "meera", kind: "own-time-over" } }),
    );
  });

  it("nothing while a listener holds the person without having written, and may release them", () => {
    const since = taken.since;
    const held = {
      status: "active",
      waitingSince: null,
      volunteerId: "ravi",
      claimId: "two",
      waitBefore: since,
    } as const;
    expect(next(taken, NOON, true, { ...held, answeredClaim: "one" })).toBeNull();
    expect(next(taken, AT + HOUR, true, { ...held, answeredClaim: "one" })).toBeNull();
    expect(next(taken, NOON, true, { ...held, answeredClaim: "two" })).toEqual(
      change({ listener: { uid: "meera", kind: "own-time-over" } }),
    );
  });
});
