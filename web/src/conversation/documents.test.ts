import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as model from "@thodu/domain/chat/model";
import { planTerm } from "@thodu/domain/plans/planTerm";
import { readEpoch, readMessage, readPlan, readPresence, readSummary } from "./documents";

const at = (millis: number) => ({ toMillis: () => millis });

const summary = {
  alias: "Quiet Lake 123",
  status: "active",
  volunteerId: "v1",
  claimId: "c1",
  deskEpoch: "e1",
  createdAt: at(1),
  lastMessageAt: at(2),
  lastSender: "customer",
  unreadByCustomer: 0,
  unreadByVolunteer: 3,
  customerReadAt: null,
  volunteerReadAt: at(3),
  ownMessageCount: 4,
  locked: false,
  risk: "none",
  alarm: { since: 11, answer: null, asked: true, byListener: true },
  priority: 1,
  waitingSince: null,
  notice: "listener-changed",
  askedToPart: false,
  locale: "te",
  customerWindow: { startedAt: 0, count: 1 },
  volunteerWindow: { startedAt: 0, count: 1 },
  offer: { to: "v2", expiresAt: 8, handOver: true },
  summaryAgreedAt: at(9),
  claimedAt: at(10),
  listenerLanguages: ["te", "en"],
  listenerLittle: false,
  crisisSince: 12,
  spokeAt: 13,
};
const message = {
  text: "hello",
  sender: "u1",
  receiver: "volunteer",
  timestamp: at(5),
  volunteerId: null,
  claimId: "c1",
  ownMessageNumber: 1,
  replyTo: "m0",
};
const presence = { typing: true, active: false, at: at(6) };
const plan = {
  planId: "daily-care",
  validUntil: at(7),
  status: "cancelled",
  terms: [{ planId: "pay-as-you-go", item: "chat", paymentId: "pay_1", from: at(1), until: at(9) }],
};
const desk = { epoch: "e1" };

const collections = [
  { name: "conversations", good: summary, read: readSummary, model: model.conversation },
  { name: "chatMessages", good: message, read: readMessage, model: model.chatMessage },
  { name: "presence", good: presence, read: readPresence, model: model.presence },
  { name: "premiumUsers", good: plan, read: readPlan, model: planTerm },
  { name: "desk", good: desk, read: readEpoch, model: model.desk },
] as const;

/** Values of wrong types that a field may hold. */
const strange = fc.constantFrom<unknown>(
  undefined,
  null,
  "",
  "x",
  "active",
  "closed",
  "crisis",
  "customer",
  "en",
  0,
  1.5,
  Number.NaN,
  true,
  {},
  [],
  at(9),
  { toMillis: 1 },
);

describe.each(collections)("$name", ({ good, read, model: schema }) => {
  it("is read as the model in `domain` reads it", () => {
    const [mine, parsed] = [read(good), schema.parse(good)];
    expect(mine).not.toBeNull();
    expect(parsed).toMatchObject(mine ?? {});
  });

  it("accepts and refuses each field as the model in `domain` does", () => {
    const fields = Object.keys(read(good) ?? {});
    fc.assert(
      fc.property(fc.constantFrom(...fields), strange, (field, value) => {
        const changed = { ...good, [field]: value };
        expect(read(changed) !== null).toBe(schema.safeParse(changed).success);
      }),
      { numRuns: 500 },
    );
  });

  it.each([null, undefined, 1, "text", []])("refuses what is not a document: %s", (value) =>
    expect(read(value)).toBeNull(),
  );
});
