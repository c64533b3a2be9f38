import { report } from "@thodu/domain/reports/model";
import { beforeAll, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { account, adminAuth, database, guest, listener, signIn, type Person } from "../support/people";
import { audit, claim, summary, waiting } from "../support/claims";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

describe("approval", () => {
  it("is given by admins, and nobody approves themselves", async () => {
    const applicant = await account();
    expect(accepted(await call("applyAsVolunteer", { name: "Asha" }, applicant.token))).toEqual({ approved: false });
    const approved = await listener(admin);
    for (const one of [applicant, approved, await guest()]) {
      expect(reasonOf(await call("approveVolunteer", { uid: applicant.uid }, one.token))).toBe("NOT_PERMITTED");
    }
    accepted(await call("applyAsVolunteer", {}, admin.token));
    expect(reasonOf(await call("approveVolunteer", { uid: admin.uid }, admin.token))).toBe("NOT_PERMITTED");
    expect(reasonOf(await call("approveVolunteer", { email: admin.email }, admin.token))).toBe("NOT_PERMITTED");
    expect(reasonOf(await call("approveVolunteer", { uid: "nobody" }, admin.token))).toBe("NOT_FOUND");
    expect((await database().doc(`volunteers/${applicant.uid}`).get()).get("approved")).toBe(false);
  });

  it("sets the claim and the record, by e-mail in any case of letters too, and is audited", async () => {
    const applicant = await account();
    accepted(await call("applyAsVolunteer", {}, applicant.token));
    const answer = accepted(await call("approveVolunteer", { email: applicant.email.toUpperCase() }, admin.token));
    expect(answer).toEqual({ uid: applicant.uid, approved: true });
    expect((await adminAuth().getUser(applicant.uid)).customClaims).toEqual({ volunteer: true });
    expect((await database().doc(`volunteers/${applicant.uid}`).get()).get("approved")).toBe(true);
    expect((await database().doc(`users/${applicant.uid}`).get()).get("role")).toBe("volunteer");
    accepted(await call("approveVolunteer", { uid: applicant.uid }, admin.token));
    expect(await audit(applicant.uid)).toEqual(["volunteer.apply", "volunteer.approve"]);
    // Applying again neither withdraws nor grants the approval.
    expect(accepted(await call("applyAsVolunteer", { bio: "I listen." }, applicant.token))).toEqual({ approved: true });
  });

  it("ends at once when it is revoked: next call, held conversations, the whole desk", async () => {
    const [person, other, one] = [await waiting(), await waiting(), await listener(admin)];
    const { claimId } = accepted(await claim(one, person.uid));
    accepted(await call("sendMessage", { messageId: "heard", text: "are you there?" }, person.token));
    const before = (await summary(other.uid)).deskEpoch;
    expect(accepted(await call("revokeVolunteer", { uid: one.uid }, admin.token))).toEqual({
      uid: one.uid,
      approved: false,
    });

    const stored = await summary(person.uid);
    expect(stored).toMatchObject({ status: "waiting", volunteerId: null, notice: "listener-left" });
    expect(stored.claimId).not.toBe(claimId);
    expect((await summary(other.uid)).deskEpoch).toBe(stored.deskEpoch);
    expect(stored.deskEpoch).not.toBe(before);
    expect((await database().doc("desk/current").get()).get("epoch")).toBe(stored.deskEpoch);

    // With the old token and with a new one.
    for (const token of [one.token, (await signIn(one.email)).token]) {
      const refusals = [
        await call("sendMessage", { messageId: "late", text: "still me", conversationId: person.uid }, token),
        await call("claimConversation", { conversationId: other.uid }, token),
        await call("readHistory", { conversationId: person.uid }, token),
        await call("markConversationRead", { conversationId: person.uid }, token),
      ];
      for (const refusal of refusals) expect(["NOT_PERMITTED", "NOT_FOUND"]).toContain(reasonOf(refusal));
    }
    const { docs } = await database().collection(`conversations/${person.uid}/chatMessages`).get();
    expect(docs.map((doc) => doc.id).toSorted()).toEqual(["first", "heard"]);
    // An open query for the claim does not find the messages any more.
    expect(docs.map((doc): unknown => doc.get("claimId"))).not.toContain(claimId);
    // The person can go on writing, to the next listener.
    accepted(await call("sendMessage", { messageId: "next", text: "hello?" }, person.token));
    const next = await listener(admin);
    accepted(await claim(next, person.uid));
    expect(accepted(await call("readHistory", { conversationId: person.uid }, next.token)).messages).toHaveLength(3);
  });

  it("counts from the next call, whatever was refused before", async () => {
    const [person, applicant] = [await waiting(), await account()];
    accepted(await call("applyAsVolunteer", {}, applicant.token));
    const reply = (token: string) =>
      call("sendMessage", { messageId: "reply", text: "I am here", conversationId: person.uid }, token);
    expect(reasonOf(await reply(applicant.token))).toBe("NOT_FOUND");
    accepted(await call("approveVolunteer", { uid: applicant.uid }, admin.token));
    const { token } = await signIn(applicant.email);
    accepted(await call("claimConversation", { conversationId: person.uid }, token));
    expect(accepted(await reply(token))).toEqual({ messageId: "reply", remaining: null, locked: false });
  });

  it("costs the people with the listener no place if they have not had a word", async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const { waitingSince } = await summary(person.uid);
    accepted(await claim(one, person.uid));
    accepted(await call("revokeVolunteer", { uid: one.uid }, admin.token));
    expect(await summary(person.uid)).toMatchObject({ status: "waiting", waitingSince });
  });

  it("ends at once for an account that was disabled", async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    await adminAuth().updateUser(one.uid, { disabled: true });
    expect(reasonOf(await claim(one, person.uid))).toBe("UNAUTHENTICATED");
  });
});

describe("a listener who claims people and does not answer", () => {
  it("must pause after as many as they have places, and an admin gets a case about it, once", async () => {
    const [one, other] = [await listener(admin), await listener(admin)];
    const people: Person[] = [];
    for (let nth = 0; nth < 5; nth += 1) people.push(await waiting());
    const [first, second, third, fourth, fifth] = people;
    if (!first || !second || !third || !fourth || !fifth) throw new Error("Nobody waits.");
    for (const person of [first, second, third]) {
      accepted(await claim(one, person.uid));
      accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
    }
    for (let tries = 0; tries < 2; tries += 1) {
      expect(reasonOf(await claim(one, fourth.uid))).toBe("RATE_LIMITED");
    }
    const cases = await database().collection("reports").where("reportedId", "==", one.uid).get();
    expect(cases.docs.map((doc) => report.parse(doc.data()))).toMatchObject([
      { by: "server", category: "unanswered", status: "open", conversationId: "" },
    ]);
    // Other claims are not affected.
    accepted(await claim(other, fourth.uid));
    accepted(
      await call(
        "decideCase",
        { reportId: cases.docs[0]?.id ?? "", decision: "warned", reason: "Talked to them." },
        admin.token,
      ),
    );
    expect((await database().collection("users/server/outbox").get()).size).toBe(0);
  });

  it("must also pause if they only say one word to each and let them go at once", async () => {
    const one = await listener(admin);
    for (const leave of ["releaseConversation", "endConversation", "releaseConversation"] as const) {
      const { uid: conversationId } = await waiting();
      accepted(await claim(one, conversationId));
      accepted(await call("sendMessage", { messageId: "reply", text: ".", conversationId }, one.token));
      accepted(await call(leave, { conversationId }, one.token));
    }
    expect(reasonOf(await claim(one, (await waiting()).uid))).toBe("RATE_LIMITED");
  });

  it("does not pause for claims in which they listened, or whose person left by themselves", async () => {
    const one = await listener(admin);
    for (let nth = 0; nth < 3; nth += 1) {
      const [answered, left] = [await waiting(), await waiting()];
      accepted(await claim(one, answered.uid));
      accepted(
        await call("sendMessage", { messageId: "reply", text: "I am here", conversationId: answered.uid }, one.token),
      );
      accepted(
        await call("sendMessage", { messageId: "more", text: "Tell me", conversationId: answered.uid }, one.token),
      );
      const claimedAt = new Date(Date.now() - 61_000);
      await database().doc(`conversations/${answered.uid}`).update({ claimedAt });
      accepted(await call("releaseConversation", { conversationId: answered.uid }, one.token));
      accepted(await claim(one, left.uid));
      accepted(await call("endConversation", { conversationId: left.uid }, left.token));
    }
    expect((await database().doc(`volunteers/${one.uid}`).get()).get("unanswered")).toEqual({});
  });
});
