import type { Actor } from "@thodu/domain/permissions";
import type { SupportRequest } from "@thodu/domain/support/model";
import { describe, expect, it } from "vitest";
import type { Versioned } from "../chat/ports";
import type { NewTicket, TicketStore } from "./ports";
import { contactSupport, replySupport, submitFeedback } from "./tickets";

const asha: Actor = { uid: "asha", guest: true, email: null, listener: false, tokenSaysListener: false, admin: false };
const ravi: Actor = { ...asha, uid: "ravi" };
const admin: Actor = { ...asha, uid: "admin", guest: false, admin: true };

/** Tickets in memory; an answer first loses against `conflicts` other writes. */
function desk(conflicts = 0) {
  const said = new Map<string, NewTicket>();
  const asked = new Map<string, SupportRequest>();
  const told: string[] = [];
  let left = conflicts;
  const tickets: TicketStore = {
    storeFeedback: (id, ticket) => Promise.resolve(said.has(id) ? "taken" : (said.set(id, ticket), "stored")),
    feedback: (id) => {
      const known = said.get(id);
      return Promise.resolve(known ? { ...known, createdAt: 0 } : null);
    },
    storeRequest: (id, ticket) =>
      Promise.resolve(
        asked.has(id)
          ? "taken"
          : (asked.set(id, { ...ticket, createdAt: 0, status: "open", reply: null, repliedAt: null }), "stored"),
      ),
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
  return { ports: { runtime, tickets }, asked, told };
}

const reused = { ok: false, failure: { reason: "ID_REUSED" } };

describe("feedback and questions", () => {
  it("are stored once, and a repeat is answered alike", async () => {
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

  it("refuse other words, and other people, under the same id", async () => {
    const { ports } = desk();
    await submitFeedback(ports, asha, { feedbackId: "f", text: "Good" });
    await contactSupport(ports, asha, { requestId: "s", message: "Help" });
    expect(await submitFeedback(ports, asha, { feedbackId: "f", text: "Bad" })).toMatchObject(reused);
    expect(await submitFeedback(ports, ravi, { feedbackId: "f", text: "Good" })).toMatchObject(reused);
    expect(await contactSupport(ports, asha, { requestId: "s", message: "Again" })).toMatchObject(reused);
    expect(await contactSupport(ports, ravi, { requestId: "s", message: "Help" })).toMatchObject(reused);
  });
});

describe("an answer", () => {
  it("is given once, whatever comes in between, and tells the person once", async () => {
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
