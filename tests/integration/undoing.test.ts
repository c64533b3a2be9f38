import { randomUUID } from "node:crypto";
import { report } from "@thodu/domain/reports/model";
import { beforeAll, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { conversationOf } from "../support/conversations";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";
import { queueOf, waiting } from "../support/waiting";

let admin: Person;
let colleague: Person;
beforeAll(async () => {
  await emptyDesk();
  [admin, colleague] = await Promise.all([account({ admin: true }), account({ safety: true })]);
});

const stored = async (id: string) => report.parse((await database().doc(`reports/${id}`).get()).data());

/** A case that a guest has opened about nobody in particular. */
async function reported(): Promise<{ readonly person: Person; readonly reportId: string }> {
  const [person, reportId] = [await guest(), randomUUID()];
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("reportConversation", { reportId, conversationId: person.uid, category: "other" }, person.token));
  return { person, reportId };
}

const decide = async (reportId: string, by: Person): Promise<number | undefined> =>
  accepted(await call("decideCase", { reportId, decision: "warned", reason: "Talked." }, by.token)).decidedAt;

describe("the decision of a case", () => {
  it("can be undone by its time, and a colleague’s of another time is not", async () => {
    const { reportId } = await reported();
    const first = await decide(reportId, admin);
    expect(first).toBe((await stored(reportId)).decidedAt);
    accepted(await call("reopenCase", { reportId, decidedAt: first ?? 1 }, colleague.token));
    // Nothing is left to undo, and nothing changes.
    accepted(await call("reopenCase", { reportId, decidedAt: first ?? 1 }, admin.token));
    const second = await decide(reportId, colleague);
    expect(second).not.toBe(first);
    expect(reasonOf(await call("reopenCase", { reportId, decidedAt: first ?? 1 }, admin.token))).toBe("CASE_DECIDED");
    expect(await stored(reportId)).toMatchObject({ status: "decided", decidedBy: colleague.uid });
    // Older pages don't send the time.
    accepted(await call("reopenCase", { reportId }, admin.token));
    expect(await stored(reportId)).toMatchObject({ status: "open" });
  });

  it("is told to nobody once the reporter has deleted their account", async () => {
    const { person, reportId } = await reported();
    accepted(await call("deleteMyAccount", {}, person.token));
    const { reporterId } = await stored(reportId);
    expect(reporterId).toMatch(/^deleted-/);
    await decide(reportId, admin);
    expect((await database().collection(`users/${reporterId}/outbox`).get()).docs).toEqual([]);
  });
});

it("a block that a colleague has lifted is reported as lifted, and not by the second admin", async () => {
  const [person, one, reportId] = [await guest(), await listener(admin), randomUUID()];
  const conversationId = person.uid;
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId }, one.token));
  const asked = { reportId, conversationId, category: "other", block: true } as const;
  accepted(await call("reportConversation", asked, person.token));
  const lift = async ({ token }: Person) =>
    accepted(await call("changeBlock", { reportId, stands: false, reason: "They asked." }, token)).changed;
  expect([await lift(colleague), await lift(admin)]).toEqual([true, false]);
});

it("a person who was with a listener that deletes their account is offered to a colleague at once", async () => {
  await emptyDesk();
  const [leaving, other, person] = [await listener(admin), await listener(admin), await waiting()];
  await queueOf(person);
  accepted(await call("claimConversation", { conversationId: person.uid }, leaving.token));
  accepted(await call("setAvailability", { availability: "online" }, other.token));
  expect((await conversationOf(person.uid)).offer).toBeNull();
  accepted(await call("deleteMyAccount", {}, leaving.token));
  expect(await conversationOf(person.uid)).toMatchObject({ status: "waiting", offer: { to: other.uid } });
});
