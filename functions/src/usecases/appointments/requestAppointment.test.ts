import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import { mailboxOf } from "@thodu/domain/appointments/email";
import { isOpen } from "@thodu/domain/appointments/answer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anActor, NOON } from "../../../../tests/support/domain";
import type { Version, Versioned } from "../chat/ports";
import type { NewCase } from "@thodu/domain/reports/decide";
import type { NewAppointment, RequestFacts } from "./ports";
import { requestAppointment } from "./requestAppointment";

/**
 * Requests and used addresses in memory; `turn` delays each call. The first `aborted` writes fail although nobody else
 * wrote, as the store's ABORTED does.
 */
function setting(premium: ReadonlySet<string>, turn: () => Promise<unknown> = () => Promise.resolve(), aborted = 0) {
  let writes = 0;
  let now = NOON;
  const requests = new Map<string, AppointmentRequest>();
  const usedAddresses = new Map<string, { readonly appointmentId: string; readonly userId: string }>();
  const lasts = new Map<string, Version>();
  const later: string[] = [];
  const cases: NewCase[] = [];
  const blank = {
    status: "pending",
    assigned: false,
    createdAt: NOON,
    therapistId: null,
    doctor: null,
    date: null,
    time: null,
    slotAt: null,
    setAt: null,
    noSlot: false,
    keepUntil: null,
    mailDue: false,
    closedByTeam: false,
    disowned: false,
    meeting: null,
  } as const;
  const appointments = {
    async find(id: string): Promise<Versioned<AppointmentRequest> | null> {
      await turn();
      const value = requests.get(id);
      return value ? { value, version: { isVersion: true } } : null;
    },
    async requestFacts(userId: string, mailbox: string): Promise<RequestFacts> {
      await turn();
      const open = [...requests.values()].filter((one) => one.userId === userId && isOpen(one, NOON)).length;
      const isDisowned = [...requests.values()].some(
        (one) => one.userId === userId && one.disowned && mailboxOf(one.email) === mailbox,
      );
      const last = lasts.get(userId) ?? null;
      return { open, hasPlan: premium.has(userId), isAddressUsed: usedAddresses.has(mailbox), isDisowned, last };
    },
    async store(
      id: string,
      appointment: NewAppointment,
      mailbox: string,
      { isAddressUsed, last }: RequestFacts,
      report: NewCase | null,
    ): Promise<"stored" | "conflict"> {
      await turn();
      const { userId } = appointment;
      writes += 1;
      if (writes <= aborted) return "conflict";
      if (requests.has(id) || (!isAddressUsed && usedAddresses.has(mailbox)) || (lasts.get(userId) ?? null) !== last)
        return "conflict";
      requests.set(id, { ...appointment, ...blank });
      if (report) cases.push(report);
      lasts.set(userId, { isVersion: true });
      if (!isAddressUsed) usedAddresses.set(mailbox, { appointmentId: id, userId });
      return "stored";
    },
  };
  const confirmed = {
    email: EMAIL,
    guest: false,
    emailConfirmed: true,
    createdAt: null,
    lastSignInAt: null,
    providers: ["password"],
    disabled: false,
  };
  const identityAccounts = {
    facts: (uid: string) => Promise.resolve(uid === "owner" ? confirmed : { ...confirmed, emailConfirmed: false }),
  };
  const runtime = {
    now: () => now,
    freshId: () => "fresh",
    wait: () => Promise.resolve(),
    pause: (longest: number) => {
      now += longest;
      return Promise.resolve();
    },
    skipped: () => undefined,
  };
  const ports = {
    runtime,
    appointments,
    identityAccounts,
    riskCheck: "on" as const,
    assignments: { assignLater: (id: string) => Promise.resolve(void later.push(id)) },
  };
  const send = async (uid: string, email: string, requestId: string, issue: string) =>
    requestAppointment(ports, anActor({ uid, email: `${uid}@accounts.example` }), {
      requestId,
      name: "Asha",
      email,
      issue,
    });
  const ask = async (uid: string, email: string, requestId: string): Promise<string> => {
    const answer = await send(uid, email, requestId, "Sleep");
    return answer.ok ? answer.value.status : answer.failure.reason;
  };
  return { ask, send, requests, usedAddresses, later, cases };
}

const EMAIL = "asha@people.example";

describe("a request of a person with a plan", () => {
  it("uses up the free appointment of its e-mail", async () => {
    const { ask, usedAddresses } = setting(new Set(["premium"]));
    expect(await ask("premium", EMAIL, "one")).toBe("pending");
    expect(usedAddresses.get(EMAIL)).toEqual({ appointmentId: "one", userId: "premium" });
    expect(await ask("free", EMAIL.toUpperCase(), "two")).toBe("APPOINTMENT_USED");
  });

  it("is stored after a free one and after their own, any number of times, and leaves the first claim as it is", async () => {
    const { ask, usedAddresses, requests, later } = setting(new Set(["premium"]));
    expect(await ask("free", EMAIL, "one")).toBe("pending");
    for (const id of ["two", "three", "three"]) expect(await ask("premium", EMAIL, id)).toBe("pending");
    expect(usedAddresses.get(EMAIL)).toEqual({ appointmentId: "one", userId: "free" });
    expect([...requests.keys()]).toEqual(["one", "two", "three"]);
    expect(later).toEqual(["one", "two", "three", "three"]);
  });

  it("is refused under an id that another request has", async () => {
    const { ask } = setting(new Set(["premium"]));
    await ask("premium", EMAIL, "one");
    expect(await ask("premium", "ravi@people.example", "one")).toBe("ID_REUSED");
  });
});

describe("an issue that tells of danger", () => {
  const KILL = "I want to kill myself";

  it("says so with each answer, and opens one case for the admins with what is stored", async () => {
    const { send, cases, ask } = setting(new Set());
    for (let n = 0; n < 2; n += 1)
      expect(await send("free", EMAIL, "one", KILL)).toEqual({
        ok: true,
        value: { appointmentId: "one", status: "pending", danger: true },
      });
    expect(cases).toMatchObject([{ category: "danger-written", by: "server", conversationId: "free", status: "open" }]);
    expect(await send("free", EMAIL, "two", KILL)).toEqual({
      ok: false,
      failure: { reason: "APPOINTMENT_USED", danger: true },
    });
    expect(await ask("free", EMAIL, "three")).toBe("APPOINTMENT_USED");
    expect(cases).toHaveLength(1);
  });

  it("says nothing and opens no case if it is ordinary", async () => {
    const { send, cases } = setting(new Set());
    const answer = await send("free", EMAIL, "one", "I sleep badly, and I quarrel with my brother.");
    expect(answer).toEqual({ ok: true, value: { appointmentId: "one", status: "pending" } });
    expect(cases).toEqual([]);
  });
});

describe("a write that is aborted without a competing write", () => {
  it("is retried, and stored", async () => {
    const { ask, requests, usedAddresses, later } = setting(new Set(), undefined, 3);
    expect(await ask("free", EMAIL, "one")).toBe("pending");
    expect([requests.size, usedAddresses.size, later]).toEqual([1, 1, ["one"]]);
  });

  it("every time says to try again later, and not that the free appointment is used", async () => {
    const { ask, requests, usedAddresses, later } = setting(new Set(), undefined, Infinity);
    expect(await ask("free", EMAIL, "one")).toBe("BUSY");
    expect([requests.size, usedAddresses.size, later]).toEqual([0, 0, []]);
  });
});

describe("open requests of one person", () => {
  it("are limited to one without a plan, whatever the address, until that is over", async () => {
    const { ask, requests, usedAddresses } = setting(new Set());
    expect(await ask("free", EMAIL, "one")).toBe("pending");
    expect(await ask("free", "ravi@people.example", "two")).toBe("APPOINTMENT_USED");
    expect(usedAddresses.has("ravi@people.example")).toBe(false);
    const one = requests.get("one");
    if (one) requests.set("one", { ...one, status: "cancelled" });
    expect(await ask("free", "ravi@people.example", "two")).toBe("pending");
  });

  it("are limited to five with a plan", async () => {
    const { ask } = setting(new Set(["premium"]));
    const answers: string[] = [];
    for (const id of ["1", "2", "3", "4", "5", "6"]) answers.push(await ask("premium", EMAIL, id));
    expect(answers).toEqual(["pending", "pending", "pending", "pending", "pending", "APPOINTMENTS_OPEN"]);
  });
});

it("can't be made again with an address whose owner disowned it, unless it is now the person's own", async () => {
  const { ask, requests, usedAddresses } = setting(new Set(["premium", "owner"]));
  for (const uid of ["free", "premium", "owner"]) {
    expect(await ask(uid, EMAIL, `${uid}-1`)).toBe("pending");
    const made = requests.get(`${uid}-1`);
    if (made) requests.set(`${uid}-1`, { ...made, status: "cancelled", disowned: true });
    usedAddresses.clear();
    expect(await ask(uid, EMAIL.toUpperCase(), `${uid}-2`)).toBe(uid === "owner" ? "pending" : "APPOINTMENT_USED");
    usedAddresses.clear();
  }
  expect(await ask("free", "ravi@people.example", "other")).toBe("pending");
});

it("know an address that its owner has confirmed, however it is spelled", async () => {
  const { ask, requests } = setting(new Set(["owner", "other"]));
  await ask("owner", EMAIL.toUpperCase(), "one");
  await ask("owner", "ravi@people.example", "two");
  await ask("other", EMAIL, "three");
  expect([...requests.values()].map(({ addressConfirmed }) => addressConfirmed)).toEqual([true, false, false]);
});

it("concurrent requests: one claim per e-mail, a free request only with it, none refused that has a plan", async () => {
  const wish = fc.record({
    uid: fc.constantFrom("premium", "rich", "free", "guest"),
    email: fc.constantFrom(EMAIL, "ravi@people.example"),
  });
  const premium = new Set(["premium", "rich"]);
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(wish, { minLength: 2, maxLength: 6 }), async (scheduler, wishes) => {
      const { ask, requests, usedAddresses } = setting(premium, () => scheduler.schedule(Promise.resolve()));
      const answers = Promise.all(wishes.map(({ uid, email }, n) => ask(uid, email, `request-${n}`)));
      await scheduler.waitFor(answers);
      for (const [n, answer] of (await answers).entries()) {
        const id = `request-${n}`;
        const { uid, email } = wishes[n] ?? { uid: "", email: "" };
        const used = usedAddresses.get(email);
        if (premium.has(uid)) expect(["pending", "APPOINTMENTS_OPEN"]).toContain(answer);
        else expect(answer).toBe(used?.appointmentId === id ? "pending" : "APPOINTMENT_USED");
        expect(requests.has(id)).toBe(answer === "pending");
      }
      for (const uid of ["free", "guest"])
        expect([...requests.values()].filter((one) => one.userId === uid).length).toBeLessThanOrEqual(1);
    }),
  );
});
