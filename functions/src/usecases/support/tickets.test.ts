import type { Actor } from "@thodu/domain/permissions";
import type { SupportRequest } from "@thodu/domain/support/model";
import { describe, expect, it } from "vitest";
import type { Versioned } from "../chat/ports";
import type { RiskCheck } from "../safety/riskCheck";
import type { NewCase } from "@thodu/domain/reports/decide";
import type { NewTicket, TicketStore } from "./ports";
import { contactSupport, replySupport, submitFeedback } from "./tickets";

const asha: Actor = { uid: "asha", guest: true, email: null, listener: false, tokenSaysListener: false, admin: false };
const ravi: Actor = { ...asha, uid: "ravi" };
const admin: Actor = { ...asha, uid: "admin", guest: false, admin: true };

/** Tickets in memory; an answer first loses against `conflicts` other writes. */
function desk(conflicts = 0, riskCheck: RiskCheck = "on") {
  const said = new Map<string, NewTicket>();
  const asked = new Map<string, SupportRequest>();
  const told: string[] = [];
  const cases: NewCase[] = [];
  let left = conflicts;
  const tickets: TicketStore = {
    storeFeedback: (id, ticket, report) => {
      if (said.has(id)) return Promise.resolve("taken");
      said.set(id, ticket);
      if (report) cases.push(report);
      return Promise.resolve("stored");
    },
    feedback: (id) => {
      const known = said.get(id);
      return Promise.resolve(known ? { ...known, createdAt: 0 } : null);
    },
    storeRequest: (id, ticket, report) => {
      if (asked.has(id)) return Promise.resolve("taken");
      asked.set(id, { ...ticket, createdAt: 0, status: "open", reply: null, repliedAt: null });
      if (report) cases.push(report);
      return Promise.resolve("stored");
    },
    request: (id) => {
      const value = asked.get(id);
      return Promise.resolve(
        value ? ({ value, version: { isVersion: true } } satisfies Versioned<SupportRequest>) : null,
      );
    },
    answer: (id, seen, reply, by) => {
      if (left > 0) {
        left -= 1;
        return Promise.resolve("conflict");
      }
      asked.set(id, { ...seen.value, status: "answered", reply, repliedAt: 1 });
      told.push(`${seen.value.userId} by ${by}`);
      return Promise.resolve("stored");
    },
  };
  const runtime = {
    now: () => 0,
    freshId: () => "id",
    wait: () => Promise.resolve(),
    pause: () => Promise.resolve(),
    skipped: () => undefined,
  };
  return { ports: { runtime, tickets, riskCheck }, asked, told, cases };
}

const reused = { ok: false, failure: { reason: "ID_REUSED" } };

describe("feedback and questions", () => {
  it("are stored once, and a repeat gets the same answer", async () => {
    const { ports } = desk();
    for (let n = 0; n < 2; n += 1) {
      expect(await submitFeedback(ports, asha, { feedbackId: "f", text: "Good" })).toEqual({
        ok: true,
        value: { feedbackId: "f" },
      });
      expect(await contactSupport(ports, asha, { requestId: "s", message: "Help" })).toEqual({
        ok: true,
        value: { requestId: "s" },
      });
    }
  });

  it("can't be stored with other words, or by other people, under the same id", async () => {
    const { ports } = desk();
    await submitFeedback(ports, asha, { feedbackId: "f", text: "Good" });
    await contactSupport(ports, asha, { requestId: "s", message: "Help" });
    expect(await submitFeedback(ports, asha, { feedbackId: "f", text: "Bad" })).toMatchObject(reused);
    expect(await submitFeedback(ports, ravi, { feedbackId: "f", text: "Good" })).toMatchObject(reused);
    expect(await contactSupport(ports, asha, { requestId: "s", message: "Again" })).toMatchObject(reused);
    expect(await contactSupport(ports, ravi, { requestId: "s", message: "Help" })).toMatchObject(reused);
  });
});

describe("danger in a message to the team", () => {
  const KILL = "I want to kill myself";

  it("is said with each answer, and opens one case for the admins per text", async () => {
    const { ports, cases } = desk();
    for (let n = 0; n < 2; n += 1) {
      const [told, asked] = [
        await submitFeedback(ports, asha, { feedbackId: "f", text: KILL }),
        await contactSupport(ports, asha, { requestId: "s", message: KILL }),
      ];
      expect([told, asked]).toEqual([
        { ok: true, value: { feedbackId: "f", danger: true } },
        { ok: true, value: { requestId: "s", danger: true } },
      ]);
    }
    expect(cases).toHaveLength(2);
    for (const each of cases) expect(each).toMatchObject({ category: "danger-written", conversationId: "asha" });
    const other = await contactSupport(ports, ravi, { requestId: "s", message: KILL });
    expect(other).toEqual({ ok: false, failure: { reason: "ID_REUSED", danger: true } });
  });

  it("opens no case if it is unsure, and decides nothing while the check runs in shadow mode", async () => {
    const unsure = desk();
    const maybe = { requestId: "s", message: "maybe i should just disappear" };
    expect(await contactSupport(unsure.ports, asha, maybe)).toEqual({
      ok: true,
      value: { requestId: "s", danger: true },
    });
    expect(unsure.cases).toEqual([]);
    const shadow = desk(0, "shadow");
    const answer = await contactSupport(shadow.ports, asha, { requestId: "s", message: KILL });
    expect(answer).toEqual({ ok: true, value: { requestId: "s" } });
    expect(shadow.cases).toEqual([]);
  });
});

describe("an answer", () => {
  it("is given once, whatever happens in between, and notifies the person once", async () => {
    const { ports, asked, told } = desk(3);
    await contactSupport(ports, asha, { requestId: "s", message: "Help" });
    for (let n = 0; n < 2; n += 1)
      expect(await replySupport(ports, admin, { requestId: "s", reply: "Here." })).toMatchObject({ ok: true });
    expect(asked.get("s")).toMatchObject({ status: "answered", reply: "Here." });
    expect(told).toEqual(["asha by admin"]);
    expect(await replySupport(ports, admin, { requestId: "s", reply: "There." })).toMatchObject(reused);
    expect(told).toHaveLength(1);
  });

  it("needs a question", async () => {
    expect(await replySupport(desk().ports, admin, { requestId: "s", reply: "Here." })).toMatchObject({
      ok: false,
      failure: { reason: "NOT_FOUND" },
    });
  });
});
