import { report } from "@thodu/domain/reports/model";
import { beforeAll, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { conversationOf } from "../support/conversations";
import { account, adminAuth, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  await emptyDesk();
  admin = await account({ admin: true });
});

const stored = async (id: string) => report.parse((await database().doc(`reports/${id}`).get()).data());
const audit = async (target: string) =>
  (await database().collection("auditLog").where("target", "==", target).get()).docs
    .map((doc) => String(doc.get("action")))
    .sort();
const reasons = async (target: string, action: string) =>
  (await database().collection("auditLog").where("target", "==", target).where("action", "==", action).get()).docs.map(
    (doc) => String(doc.get("reason")),
  );

async function talking(): Promise<readonly [Person, Person]> {
  const [person, one] = [await guest(), await listener(admin)];
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
  return [person, one];
}

describe("a report", () => {
  it("by the customer blocks the two for good, and puts the customer back in the queue", async () => {
    const [person, one] = await talking();
    const reportId = `report-${person.uid}`;
    const input = { reportId, conversationId: person.uid, category: "harassment", note: "rude", block: true } as const;
    expect(accepted(await call("reportConversation", input, person.token))).toEqual({ reportId });
    expect(accepted(await call("reportConversation", input, person.token))).toEqual({ reportId });
    expect(reasonOf(await call("reportConversation", { ...input, note: "other" }, person.token))).toBe("ID_REUSED");
    expect(await stored(reportId)).toMatchObject({
      by: "customer",
      reporterId: person.uid,
      reportedId: one.uid,
      status: "open",
      blocked: true,
    });
    expect(await conversationOf(person.uid)).toMatchObject({ status: "waiting", volunteerId: null, blocked: [] });
    expect((await database().doc(`volunteers/${one.uid}`).get()).get("load")).toBe(0);
    for (const takeOver of [false, true]) {
      expect(reasonOf(await call("claimConversation", { conversationId: person.uid, takeOver }, one.token))).toBe(
        "NOT_PERMITTED",
      );
    }
    accepted(await call("setAvailability", { availability: "online" }, one.token));
    expect((await conversationOf(person.uid)).offer).toBeNull();
    await call("setAvailability", { availability: "away" }, one.token);
    expect(await audit(reportId)).toEqual(["report.make"]);
    expect(await audit(person.uid)).toEqual(["conversation.claim", "conversation.requeue"]);
  });

  it("is about the author, not the present listener: the one who abused and left is blocked, the next one stays", async () => {
    const [person, one] = await talking();
    const next = await listener(admin);
    const say = (who: Person, messageId: string) =>
      call("sendMessage", { messageId, text: "A message", conversationId: person.uid }, who.token);
    accepted(await say(one, "unkind"));
    accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
    accepted(await call("claimConversation", { conversationId: person.uid }, next.token));
    const input = {
      reportId: `first-${person.uid}`,
      conversationId: person.uid,
      category: "harassment",
      block: true,
    } as const;
    accepted(await call("reportConversation", input, person.token));
    expect(await stored(input.reportId)).toMatchObject({ reportedId: one.uid, blocked: true });
    expect(await conversationOf(person.uid)).toMatchObject({ status: "active", volunteerId: next.uid });
    accepted(await say(next, "kind"));

    const about = (reportId: string, messageId: string, who = person) =>
      call(
        "reportConversation",
        { ...input, block: false, reportId: `${reportId}-${person.uid}`, messageId },
        who.token,
      );
    accepted(await about("named", "unkind"));
    expect(await stored(`named-${person.uid}`)).toMatchObject({ reportedId: one.uid, messageId: "unkind" });
    accepted(await about("newest", "kind"));
    expect(await stored(`newest-${person.uid}`)).toMatchObject({ reportedId: next.uid });
    expect(reasonOf(await about("own", "first"))).toBe("NOT_FOUND");
    expect(reasonOf(await about("none", "nowhere"))).toBe("NOT_FOUND");
    expect(reasonOf(await about("named", "kind"))).toBe("ID_REUSED");
    // A listener may still report what was said to them.
    accepted(await about("back", "unkind", one));
    expect(await stored(`back-${person.uid}`)).toMatchObject({ by: "volunteer", reportedId: person.uid });

    accepted(await call("releaseConversation", { conversationId: person.uid }, next.token));
    for (const takeOver of [false, true]) {
      expect(reasonOf(await call("claimConversation", { conversationId: person.uid, takeOver }, one.token))).toBe(
        "NOT_PERMITTED",
      );
    }
    accepted(await call("claimConversation", { conversationId: person.uid }, next.token));
  });

  it("by the listener without a block changes nothing else", async () => {
    const [person, one] = await talking();
    const reportId = `report-${person.uid}`;
    accepted(await call("reportConversation", { reportId, conversationId: person.uid, category: "spam" }, one.token));
    expect(await stored(reportId)).toMatchObject({ by: "volunteer", reportedId: person.uid, blocked: false });
    expect(await conversationOf(person.uid)).toMatchObject({ status: "active", volunteerId: one.uid, blocked: [] });
  });

  it("is refused to others, who learn nothing", async () => {
    const [person] = await talking();
    const input = { reportId: "outside", conversationId: person.uid, category: "other" } as const;
    expect(reasonOf(await call("reportConversation", input, (await guest()).token))).toBe("NOT_FOUND");
    expect(reasonOf(await call("reportConversation", input, (await listener(admin)).token))).toBe("NOT_CLAIMED");
    expect((await database().doc("reports/outside").get()).exists).toBe(false);
  });
});

describe("a case", () => {
  it("is decided once, by an admin who is not involved, with a reason", async () => {
    const [person, one] = await talking();
    const reportId = `report-${person.uid}`;
    accepted(
      await call("reportConversation", { reportId, conversationId: person.uid, category: "threat" }, person.token),
    );
    const input = { reportId, decision: "warned", reason: "First time, talked to them." } as const;
    for (const stranger of [person, one])
      expect(reasonOf(await call("decideCase", input, stranger.token))).toBe("NOT_PERMITTED");
    expect(reasonOf(await call("decideCase", { ...input, reportId: "none" }, admin.token))).toBe("NOT_FOUND");
    const told = database().collection(`users/${person.uid}/outbox`).where("kind", "==", "case-decided");
    expect((await told.get()).size).toBe(0);
    accepted(await call("decideCase", input, admin.token));
    expect((await told.get()).docs.map(({ id }) => id)).toEqual([`case-decided_${reportId}`]);
    expect(await stored(reportId)).toMatchObject({
      status: "decided",
      decision: "warned",
      reason: input.reason,
      decidedBy: admin.uid,
    });
    expect(reasonOf(await call("decideCase", input, admin.token))).toBe("CASE_DECIDED");
    expect((await told.get()).size).toBe(1);
    expect(await audit(reportId)).toEqual(["case.decide", "report.make"]);
  });

  it("that ends in a removal revokes the listener, once, and says so in the audit log", async () => {
    const [person, one] = await talking();
    const reportId = `report-${person.uid}`;
    accepted(
      await call("reportConversation", { reportId, conversationId: person.uid, category: "threat" }, person.token),
    );
    const input = { reportId, decision: "removed", reason: "A second time." } as const;
    accepted(await call("decideCase", input, admin.token));
    expect(reasonOf(await call("decideCase", input, admin.token))).toBe("CASE_DECIDED");
    expect((await database().doc(`volunteers/${one.uid}`).get()).data()).toMatchObject({
      approved: false,
      load: 0,
      availability: "away",
    });
    expect((await adminAuth().getUser(one.uid)).customClaims?.["volunteer"]).not.toBe(true);
    expect(await conversationOf(person.uid)).toMatchObject({ status: "waiting", volunteerId: null });
    expect(reasonOf(await call("claimConversation", { conversationId: person.uid }, one.token))).toBe("NOT_PERMITTED");
    expect((await audit(one.uid)).filter((action) => action === "volunteer.revoke")).toEqual(["volunteer.revoke"]);
    expect(await reasons(reportId, "case.decide")).toEqual(["removed: A second time."]);
    // The callable for the same purpose has nothing left to withdraw.
    expect(accepted(await call("revokeVolunteer", { uid: one.uid }, admin.token))).toEqual({
      uid: one.uid,
      approved: false,
      changed: false,
    });
    expect((await audit(one.uid)).filter((action) => action === "volunteer.revoke")).toHaveLength(1);
    accepted(await call("approveVolunteer", { uid: one.uid }, admin.token));
    expect(reasonOf(await call("decideCase", input, admin.token))).toBe("CASE_DECIDED");
    expect((await database().doc(`volunteers/${one.uid}`).get()).get("approved")).toBe(true);
  });

  it("by a listener removes nobody", async () => {
    const [person, one] = await talking();
    const reportId = `report-${person.uid}`;
    accepted(await call("reportConversation", { reportId, conversationId: person.uid, category: "hard" }, one.token));
    expect(reasonOf(await call("decideCase", { reportId, decision: "removed", reason: "no" }, admin.token))).toBe(
      "INVALID_INPUT",
    );
    expect((await stored(reportId)).status).toBe("open");
    expect((await database().doc(`volunteers/${one.uid}`).get()).get("approved")).toBe(true);
  });

  it("can't be decided by somebody it is about", async () => {
    const reportId = `own-${admin.uid}`;
    accepted(await call("sendMessage", { messageId: "own", text: "me too" }, admin.token));
    accepted(await call("reportConversation", { reportId, conversationId: admin.uid, category: "other" }, admin.token));
    expect(reasonOf(await call("decideCase", { reportId, decision: "no-action", reason: "mine" }, admin.token))).toBe(
      "NOT_PERMITTED",
    );
  });
});

describe("a case that was decided", () => {
  it("can be reopened and decided differently, and its reporter is told once", async () => {
    const [person] = await talking();
    const reportId = `report-${person.uid}`;
    accepted(
      await call("reportConversation", { reportId, conversationId: person.uid, category: "threat" }, person.token),
    );
    accepted(await call("decideCase", { reportId, decision: "warned", reason: "Too soon." }, admin.token));
    expect(reasonOf(await call("reopenCase", { reportId }, person.token))).toBe("NOT_PERMITTED");
    accepted(await call("reopenCase", { reportId }, admin.token));
    accepted(await call("reopenCase", { reportId }, admin.token));
    expect(await stored(reportId)).toMatchObject({ status: "open", decision: null, reason: "", decidedBy: null });
    accepted(await call("decideCase", { reportId, decision: "no-action", reason: "They agreed." }, admin.token));
    expect(await stored(reportId)).toMatchObject({ status: "decided", decision: "no-action", reason: "They agreed." });
    const told = database().collection(`users/${person.uid}/outbox`).where("kind", "==", "case-decided");
    expect((await told.get()).size).toBe(1);
    expect(await audit(reportId)).toEqual(["case.decide", "case.decide", "case.reopen", "report.make"]);
  });
});

describe("a block", () => {
  const claim = (conversationId: string, one: Person) => call("claimConversation", { conversationId }, one.token);
  const parts = (reportId: string, person: Person, category: "harassment" | "other") =>
    call("reportConversation", { reportId, conversationId: person.uid, category, block: true }, person.token);

  it("can be lifted by an admin, whichever reports made it, and set again, which separates the two at once", async () => {
    const [person, one] = await talking();
    const [reportId, second] = [`one-${person.uid}`, `two-${person.uid}`];
    for (const [id, category] of [
      [reportId, "harassment"],
      [second, "other"],
    ] as const)
      accepted(await parts(id, person, category));
    expect(reasonOf(await claim(person.uid, one))).toBe("NOT_PERMITTED");
    const lift = { reportId, stands: false, reason: "They asked for it." } as const;
    for (const stranger of [person, one])
      expect(reasonOf(await call("changeBlock", lift, stranger.token))).toBe("NOT_PERMITTED");
    expect(reasonOf(await call("changeBlock", { reportId, stands: false }, admin.token))).toBe("INVALID_INPUT");

    // A block that was asked for since the admin looked is not lifted by them.
    expect(reasonOf(await call("changeBlock", { ...lift, saw: [reportId] }, admin.token))).toBe("PERSON_WROTE");
    expect(await stored(reportId)).toMatchObject({ blocked: true });
    accepted(await call("changeBlock", { ...lift, saw: [reportId, second] }, admin.token));
    accepted(await call("changeBlock", lift, admin.token));
    for (const id of [reportId, second]) {
      expect(await stored(id)).toMatchObject({ blocked: false });
      expect((await stored(id)).liftedAt).not.toBeNull();
    }
    expect(await reasons(reportId, "block.lift")).toEqual([lift.reason]);
    accepted(await claim(person.uid, one));

    accepted(await call("changeBlock", { reportId, stands: true }, admin.token));
    expect(await conversationOf(person.uid)).toMatchObject({ status: "waiting", volunteerId: null });
    expect((await database().doc(`volunteers/${one.uid}`).get()).get("load")).toBe(0);
    expect(await stored(reportId)).toMatchObject({ blocked: true, liftedAt: null });
    expect(reasonOf(await claim(person.uid, one))).toBe("NOT_PERMITTED");
    expect(await audit(reportId)).toEqual(["block.lift", "block.restore", "report.make"]);
    expect(accepted(await call("readPerson", { uid: one.uid }, admin.token)).listener?.blocks).toBe(1);
  });

  it("of a report that made none can’t be set again", async () => {
    const [person] = await talking();
    const reportId = `none-${person.uid}`;
    accepted(
      await call("reportConversation", { reportId, conversationId: person.uid, category: "other" }, person.token),
    );
    expect(reasonOf(await call("changeBlock", { reportId, stands: true }, admin.token))).toBe("NOT_FOUND");
  });
});

describe("a listener’s message with contact details", () => {
  it("is held back, and nothing of it is stored", async () => {
    const [person, one] = await talking();
    const say = (messageId: string, text: string) =>
      call("sendMessage", { messageId, text, conversationId: person.uid }, one.token);
    for (const text of ["call me on 98480 22338", "मेरा नंबर ९८४८०२२३३८", "meera@example.com", "https://example.com"]) {
      const refused = await say("held", text);
      expect(refused).toMatchObject({
        ok: false,
        status: "FAILED_PRECONDITION",
        details: { reason: "CONTACT_DETAILS", retryable: false },
      });
    }
    expect((await database().doc(`conversations/${person.uid}/chatMessages/held`).get()).exists).toBe(false);
    accepted(await say("held", "You can call 14416, day and night."));
  });

  it("is held back with the last part of a number, and the parts are deleted with the claim", async () => {
    const [person, one] = await talking();
    const say = (messageId: string, text: string) =>
      call("sendMessage", { messageId, text, conversationId: person.uid }, one.token);
    accepted(await say("piece-1", "98480"));
    accepted(await say("piece-2", "Are you there?"));
    expect(reasonOf(await say("piece-3", "22338"))).toBe("CONTACT_DETAILS");
    expect((await database().doc(`conversations/${person.uid}/chatMessages/piece-3`).get()).exists).toBe(false);
    accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    accepted(await say("piece-4", "22338"));
  });
});
