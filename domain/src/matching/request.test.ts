import { describe, expect, it, test } from "vitest";
import { aConversation, heldBy, NOON } from "../../../tests/support/domain";
import { CONSENT_VERSION } from "../accounts/consent";
import { MINUTE } from "../time";
import { decideHelp, type HelpFacts } from "./request";

const facts = (changes: Partial<HelpFacts> = {}): HelpFacts => ({
  customerId: "asha",
  guest: false,
  note: "",
  noteTier: "none",
  locale: "te",
  stored: null,
  conversation: null,
  calledInCrisis: false,
  planPriority: false,
  perMinute: 60,
  now: NOON,
  freshClaimId: "claim-fresh",
  ...changes,
});
const stored = { userId: "asha", note: "", locale: "te", createdAt: NOON } as const;
const decided = (changes: Partial<HelpFacts>) => {
  const result = decideHelp(facts(changes));
  if (!result.ok) throw new Error(result.failure.reason);
  return result.value;
};

describe("a request for help", () => {
  it("begins a conversation in which nothing is written and no free message is used", () => {
    expect(decided({ planPriority: true })).toMatchObject({
      kind: "begin",
      conversation: {
        status: "waiting",
        ownMessageCount: 0,
        unreadByVolunteer: 0,
        locked: false,
        priority: 1,
        locale: "te",
        claimId: "claim-fresh",
      },
    });
  });

  it("is for listeners of the language of its note, if the note says it clearly", () => {
    const note = "mujhe bahut bura lag raha hai";
    expect(decided({ note })).toMatchObject({ conversation: { locale: "hi" } });
    expect(decided({ note, conversation: aConversation({ status: "closed" }) })).toMatchObject({
      patch: { locale: "hi" },
    });
    expect(decided({ note: "I feel low" })).toMatchObject({ conversation: { locale: "te" } });
  });

  it("opens an ended one again, under a new claim", () => {
    const change = decided({
      conversation: aConversation({ status: "closed", notice: "ended-by-customer", ownMessageCount: 19, locked: true }),
    });
    expect(change).toMatchObject({
      kind: "reopen",
      patch: { status: "waiting", volunteerId: null, claimId: "claim-fresh", notice: null },
    });
    // What was found in the talk before does not count in this one.
    const worried = aConversation({ status: "closed", worried: true, strain: -1 });
    expect(decided({ conversation: worried })).toMatchObject({ patch: { worried: false, strain: 0 } });
    // The messages written before still count: neither the count nor the lock changes.
    expect(change).not.toHaveProperty("patch.ownMessageCount");
  });

  test.each([
    ["waits", aConversation()],
    ["is being talked to", heldBy("meera")],
  ])("does not change the place of a person who %s", (_, conversation) => {
    const change = decided({ conversation });
    expect(change).toMatchObject({ kind: "keep" });
    if (change !== "repeat" && change.kind === "keep") expect(Object.keys(change.patch)).toEqual(["customerWindow"]);
  });

  it("stores the consent of a person who asks first, or had withdrawn it, and of nobody else", () => {
    expect(decided({})).toMatchObject({ conversation: { consent: CONSENT_VERSION } });
    for (const status of ["waiting", "closed"] as const) {
      expect(decided({ conversation: aConversation({ status, consent: null }) })).toMatchObject({
        patch: { consent: CONSENT_VERSION },
      });
      expect(decided({ conversation: aConversation({ status }) })).not.toHaveProperty("patch.consent");
    }
  });

  it("changes nothing when repeated, also after the conversation has ended", () => {
    expect(decided({ stored, conversation: aConversation({ status: "closed" }) })).toBe("repeat");
    expect(decided({ stored })).toBe("repeat");
  });

  test.each([
    ["another person’s", { ...stored, userId: "ravi" }],
    ["with another note", { ...stored, note: "Please" }],
  ])("under an id that is %s is refused", (_, known) => {
    expect(decideHelp(facts({ stored: known }))).toMatchObject({ ok: false, failure: { reason: "ID_REUSED" } });
  });

  it("raises the level by its note and never lowers it, and lifts a limit", () => {
    expect(decided({ noteTier: "certain" })).toMatchObject({ kind: "begin", conversation: { risk: "crisis" } });
    const locked = aConversation({ ownMessageCount: 19, locked: true });
    expect(decided({ noteTier: "certain", conversation: locked })).toMatchObject({
      kind: "keep",
      patch: { risk: "crisis", locked: false },
    });
    expect(decided({ noteTier: "certain", conversation: { ...locked, status: "closed" } })).toMatchObject({
      kind: "reopen",
      patch: { risk: "crisis", locked: false },
    });
    expect(decided({ noteTier: "concern", conversation: locked })).toEqual({
      kind: "keep",
      patch: { customerWindow: expect.anything(), risk: "concern" },
    });
    expect(decided({ noteTier: "concern", conversation: aConversation({ risk: "crisis" }) })).not.toHaveProperty(
      "patch.risk",
    );
  });

  it("begins in a crisis if the listener reported one in a call", () => {
    expect(decided({ calledInCrisis: true })).toMatchObject({ kind: "begin", conversation: { risk: "crisis" } });
  });

  it("counts with the messages of the minute, except in a crisis", () => {
    const full = { customerWindow: { startedAt: NOON - MINUTE / 2, count: 60 } };
    expect(decideHelp(facts({ conversation: aConversation(full) }))).toMatchObject({
      ok: false,
      failure: { reason: "RATE_LIMITED", retryAfterSeconds: 30 },
    });
    expect(decideHelp(facts({ conversation: aConversation({ ...full, risk: "crisis" }) }))).toMatchObject({ ok: true });
    expect(decideHelp(facts({ conversation: aConversation(full), noteTier: "certain" }))).toMatchObject({ ok: true });
    const faster = { customerWindow: { startedAt: NOON - MINUTE / 2, count: 120 } };
    expect(decideHelp(facts({ conversation: aConversation({ ...faster, risk: "crisis" }) }))).toMatchObject({
      ok: false,
      failure: { reason: "RATE_LIMITED" },
    });
  });
});
