import { conversation } from "@thodu/domain/chat/model";
import { volunteer } from "@thodu/domain/volunteers/model";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

const summary = async (uid: string) => conversation.parse((await database().doc(`conversations/${uid}`).get()).data());
const record = async (uid: string) => volunteer.parse((await database().doc(`volunteers/${uid}`).get()).data());
const notes = async (conversationId: string, one: Person) =>
  accepted(await call("readNotes", { conversationId }, one.token)).notes;

async function talking(): Promise<readonly [Person, Person]> {
  const [person, one] = [await guest(), await listener(admin)];
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
  return [person, one];
}

describe("notes", () => {
  it("are stored once, for the listener who holds the conversation", async () => {
    const [person, one] = await talking();
    const input = { noteId: "n1", conversationId: person.uid, text: "Likes walking." };
    accepted(await call("addNote", input, one.token));
    accepted(await call("addNote", input, one.token));
    expect(reasonOf(await call("addNote", { ...input, text: "Other." }, one.token))).toBe("ID_REUSED");
    accepted(
      await call(
        "endConversation",
        { conversationId: person.uid, wrapUp: { outcome: "listened", note: "Calm now." } },
        one.token,
      ),
    );
    accepted(await call("sendMessage", { messageId: "again", text: "me again" }, person.token));
    const next = await listener(admin);
    accepted(await call("claimConversation", { conversationId: person.uid }, next.token));
    expect(await notes(person.uid, next)).toEqual([]);
    expect(reasonOf(await call("addNote", { ...input, noteId: "n2" }, one.token))).toBe("NOT_CLAIMED");
    for (const name of ["readNotes", "listColleagues"] as const) {
      const asked =
        name === "readNotes" ? call(name, { conversationId: person.uid }, person.token) : call(name, {}, person.token);
      expect(reasonOf(await asked)).toBe("NOT_PERMITTED");
    }
  });

  it("include a listener's report of the end of a crisis, also without a note", async () => {
    const [person, one] = await talking();
    const crisis = { agreed: "Calls her sister.", whoKnows: "Nobody yet.", linesGiven: false };
    accepted(
      await call("endConversation", { conversationId: person.uid, wrapUp: { outcome: "referred", crisis } }, one.token),
    );
    accepted(await call("sendMessage", { messageId: "again", text: "me again" }, person.token));
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    expect(await notes(person.uid, one)).toMatchObject([{ text: "", kind: "wrap-up", mine: true, crisis }]);
  });

  it("of an earlier talk are for their author, and its summary for the next listener if the person agrees", async () => {
    const [person, one] = await talking();
    const next = await listener(admin);
    const comeBack = async (messageId: string, holder: Person) => {
      accepted(await call("sendMessage", { messageId, text: "me again" }, person.token));
      accepted(await call("claimConversation", { conversationId: person.uid }, holder.token));
      return (await notes(person.uid, holder)).map(({ text }) => text);
    };
    const agree = async (agreed: boolean) => accepted(await call("shareSummary", { agreed }, person.token));
    accepted(await call("addNote", { noteId: "n1", conversationId: person.uid, text: "Likes walking." }, one.token));
    accepted(
      await call(
        "endConversation",
        { conversationId: person.uid, wrapUp: { outcome: "listened", note: "Calm now." } },
        one.token,
      ),
    );
    expect((await summary(person.uid)).endedAt).toBeGreaterThan(0);
    expect(await comeBack("second", next)).toEqual([]);
    await agree(true);
    expect((await summary(person.uid)).summaryAgreedAt).toBeGreaterThan(0);
    expect((await notes(person.uid, next)).map(({ text }) => text)).toEqual(["Calm now."]);
    await agree(false);
    expect((await summary(person.uid)).summaryAgreedAt).toBeNull();
    expect(await notes(person.uid, next)).toEqual([]);
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    expect(await comeBack("third", one)).toEqual(["Calm now.", "Likes walking."]);

    await agree(true);
    const { documents } = accepted(await call("exportMyData", {}, person.token));
    // What listeners tell one another is not part of the copy, whatever the person agreed to.
    expect(documents.some(({ data }) => data["text"] === "Calm now.")).toBe(false);
    accepted(await call("withdrawConsent", {}, person.token));
    expect((await summary(person.uid)).summaryAgreedAt).toBeNull();
    const { docs } = await database().collection("auditLog").where("target", "==", person.uid).get();
    expect(
      docs
        .filter((doc) => String(doc.get("action")).startsWith("summary."))
        .map((doc) => String(doc.get("action")))
        .sort(),
    ).toEqual(["summary.share", "summary.share", "summary.withdraw"]);
    expect(reasonOf(await call("shareSummary", { agreed: true }, (await guest()).token))).toBe("NOT_FOUND");
  });

  it("of a wrap-up are a listener’s alone", async () => {
    const [person] = await talking();
    accepted(
      await call(
        "endConversation",
        { conversationId: person.uid, wrapUp: { outcome: "other", note: "by me" } },
        person.token,
      ),
    );
    expect((await database().collection(`conversations/${person.uid}/notes`).get()).empty).toBe(true);
  });
});

describe("ended conversations", () => {
  it("are listed for the listener who had them last, with nothing of what was said", async () => {
    const [person, one] = await talking();
    const ended = async (listening: Person) => accepted(await call("listEnded", {}, listening.token)).conversations;
    expect(await ended(one)).toEqual([]);
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    const { alias, lastMessageAt, endedAt } = await summary(person.uid);
    expect(await ended(one)).toEqual([{ conversationId: person.uid, alias, locale: "en", lastMessageAt, endedAt }]);
    expect(await ended(await listener(admin))).toEqual([]);
  });
});

describe("care for the listener", () => {
  it("counts the people heard, stores the agreement, and tells the team what was hard", async () => {
    const [person, one] = await talking();
    expect(await record(one.uid)).toMatchObject({ heard: 1, conductAt: null });
    accepted(await call("agreeToConduct", {}, one.token));
    expect((await record(one.uid)).conductAt).toBeGreaterThan(0);
    accepted(await call("endConversation", { conversationId: person.uid }, one.token));
    const reportId = `hard-${person.uid}`;
    accepted(await call("reportConversation", { reportId, conversationId: person.uid, category: "hard" }, one.token));
    expect((await database().doc(`reports/${reportId}`).get()).data()).toMatchObject({
      category: "hard",
      reporterId: one.uid,
      reportedId: null,
      status: "open",
    });
    expect(reasonOf(await call("agreeToConduct", {}, person.token))).toBe("NOT_PERMITTED");
  });

  it("notifies the admins who read cases when a supervisor is needed, once, and nobody else", async () => {
    const [person, one] = await talking();
    const [safety, money] = [await account({ safety: true }), await account({ money: true })];
    const report = {
      reportId: `supervisor-${person.uid}`,
      conversationId: person.uid,
      category: "supervisor",
    } as const;
    expect(reasonOf(await call("reportConversation", report, person.token))).toBe("NOT_CLAIMED");
    accepted(await call("reportConversation", report, one.token));
    accepted(await call("reportConversation", report, one.token));
    const told = async ({ uid }: Person) =>
      (await database().collection(`users/${uid}/outbox`).where("kind", "==", "supervisor-needed").get()).docs
        .map(({ id }) => id)
        .filter((id) => id.endsWith(report.reportId));
    expect(await told(safety)).toEqual([`supervisor-needed_${report.reportId}`]);
    const notice = database().doc(`users/${safety.uid}/outbox/supervisor-needed_${report.reportId}`);
    expect((await notice.get()).get("caseId")).toBe(report.reportId);
    expect(await told(admin)).toHaveLength(1);
    for (const other of [money, one, person]) expect(await told(other)).toEqual([]);
  });

  it("tells the next listener that a supervisor was called, and once the team has closed the case", async () => {
    const [person, one] = await talking();
    const next = await listener(admin);
    const reportId = `next-${person.uid}`;
    accepted(
      await call("reportConversation", { reportId, conversationId: person.uid, category: "supervisor" }, one.token),
    );
    accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
    accepted(await call("claimConversation", { conversationId: person.uid }, next.token));
    const called = async () =>
      accepted(await call("readNotes", { conversationId: person.uid }, next.token)).supervisor ?? null;
    expect(await called()).toMatchObject({ mine: false, closedAt: null });
    expect(accepted(await call("readCase", { reportId }, admin.token))).toEqual({
      listener: next.uid,
      status: "active",
      endedAt: null,
      inCall: false,
      guest: false,
    });
    accepted(await call("decideCase", { reportId, decision: "no-action", reason: "Rang them." }, admin.token));
    expect((await called())?.closedAt).toBeGreaterThan(0);
    expect(reasonOf(await call("readCase", { reportId }, admin.token))).toBe("NOT_FOUND");
  });
});
