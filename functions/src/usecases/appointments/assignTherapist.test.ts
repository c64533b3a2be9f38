import { therapist, type AppointmentRequest } from "@thodu/domain/appointments/model";
import { timesOf } from "@thodu/domain/appointments/personTimes";
import { slotAt, type Candidate } from "@thodu/domain/appointments/slots";
import { MINUTE } from "@thodu/domain/time";
import fc from "fast-check";
import { expect, it } from "vitest";
import { NOON } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { pending } from "../../../../tests/support/requests";
import type { Version, Versioned } from "../chat/ports";
import { assignTherapist } from "./assignTherapist";
import type { PersonTimes } from "./ports";

const unused = () => Promise.reject(new Error("not used"));

/** Requests of one person and of another one, and two therapists who work every day; `turn` delays each call. */
function setting(owners: Readonly<Record<string, string>>, turn: () => Promise<unknown>) {
  const requests = new Map(
    Object.entries(owners).map(([id, userId]) => {
      const value: AppointmentRequest = { ...pending, userId, noSlot: false, createdAt: NOON - MINUTE };
      return [id, { value, version: { isVersion: true } as const }];
    }),
  );
  const slots = new Set<string>();
  const lasts = new Map<string, Version>();
  const runtime = new MemoryRuntime();
  runtime.time = NOON;
  const roster = ["meera", "kiran"].map((id) => ({ ...therapist.parse({ name: id }), id }));
  const appointments = {
    find: async (id: string) => {
      await turn();
      return requests.get(id) ?? null;
    },
    roster: () => Promise.resolve(roster),
    personTimes: async (userId: string, except: string): Promise<PersonTimes> => {
      const last = lasts.get(userId) ?? null;
      await turn();
      const own = [...requests]
        .map(([id, { value }]) => ({ id, value }))
        .filter(({ value }) => value.userId === userId);
      return { times: timesOf(own, except), last };
    },
    takenOn: async (day: string) => {
      await turn();
      return new Set(roster.map(({ id }) => id).filter((id) => slots.has(`${id}_${day}`)));
    },
    confirm: async (
      id: string,
      seen: Versioned<AppointmentRequest>,
      { therapistId, doctor, day }: Candidate & { readonly day: string },
      _: unknown,
      own: PersonTimes,
    ) => {
      await turn();
      const slot = `${therapistId}_${day}`;
      const { userId } = seen.value;
      if (requests.get(id) !== seen || slots.has(slot) || (lasts.get(userId) ?? null) !== own.last) return "conflict";
      slots.add(slot);
      lasts.set(userId, { isVersion: true });
      const booked = { status: "confirmed", therapistId, doctor, date: day, slotAt: slotAt(day) } as const;
      requests.set(id, { ...seen, value: { ...seen.value, ...booked } });
      return "stored" as const;
    },
    setAside: unused,
    mailed: unused,
    keep: unused,
    dismiss: unused,
    release: unused,
    store: unused,
    requestFacts: unused,
    overdue: unused,
    unasked: unused,
    lapsed: unused,
    restedAddresses: unused,
    freeAddress: unused,
    unkeyed: unused,
    rekey: unused,
  };
  const ports = {
    runtime,
    appointments,
    answerLinks: { sign: () => "", isSigned: () => true },
    mailer: { site: null, send: unused },
  };
  return { assign: (id: string) => assignTherapist(ports, id), requests };
}

it("gives nobody two appointments at the same moment, however their tasks run, and keeps nobody else from it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const owners = { one: "asha", two: "asha", three: "asha", other: "ravi" };
      const { assign, requests } = setting(owners, () => scheduler.schedule(Promise.resolve()));
      await scheduler.waitFor(Promise.all(Object.keys(owners).map(assign)));
      const given = [...requests.values()].map(({ value }) => value);
      expect(given.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "confirmed"));
      const own = given.filter(({ userId }) => userId === "asha").map(({ date }) => date);
      expect(new Set(own)).toEqual(new Set(["2026-01-15", "2026-01-16", "2026-01-17"]));
      expect(given.find(({ userId }) => userId === "ravi")).toMatchObject({ date: "2026-01-15" });
    }),
  );
});
