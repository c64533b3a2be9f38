import { report } from "@thodu/domain/reports/model";
import { LOOKS_FOR } from "@thodu/domain/reports/seen";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

let admin: Person;
let colleague: Person;
beforeAll(async () => {
  await emptyDesk();
  [admin, colleague] = await Promise.all([account({ admin: true }), account({ safety: true })]);
});

const stored = async (id: string) => report.parse((await database().doc(`reports/${id}`).get()).data());
const audit = async (target: string) =>
  (await database().collection("auditLog").where("target", "==", target).orderBy("at").get()).docs.map(
    (doc) => `${String(doc.get("action"))} ${String(doc.get("actor"))}`,
  );
const look = (reportId: string, stands: boolean, { token }: Person) =>
  call("acknowledgeCase", { reportId, stands }, token);

/** A listener who has called a supervisor about a person, and what they read of it. */
async function called() {
  const [person, one] = [await guest(), await listener(admin)];
  const conversationId = person.uid;
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId }, one.token));
  const reportId = `seen-${person.uid}`;
  accepted(await call("reportConversation", { reportId, conversationId, category: "supervisor" }, one.token));
  const read = async () => accepted(await call("readNotes", { conversationId }, one.token)).supervisor;
  return { person, one, reportId, read };
}

it("of admins who press at once, one has the case, and the listener reads since when but not who", async () => {
  const { person, one, reportId, read } = await called();
  for (const stranger of [person, one]) expect(reasonOf(await look(reportId, true, stranger))).toBe("NOT_PERMITTED");
  expect(await read()).not.toHaveProperty("seenAt");

  const both = [admin, colleague];
  const answers = await Promise.all(both.map((each) => look(reportId, true, each)));
  const { seenAt, seenBy } = await stored(reportId);
  const [holder, other] = seenBy === admin.uid ? both : both.toReversed();
  if (!holder || !other) throw new Error("nobody has it");
  const refused = answers[both.indexOf(other)];
  expect(refused && reasonOf(refused)).toBe("TAKEN");
  accepted(await look(reportId, true, holder));
  const { at, ...rest } = (await read()) ?? {};
  expect(at).toBeGreaterThan(0);
  expect(rest).toEqual({ mine: true, closedAt: null, seenAt });

  // A colleague can't give back what is not theirs.
  accepted(await look(reportId, false, other));
  expect(await stored(reportId)).toMatchObject({ seenAt, seenBy });
  accepted(await look(reportId, false, holder));
  expect(await stored(reportId)).toMatchObject({ seenAt: null, seenBy: null });
  expect(await read()).not.toHaveProperty("seenAt");
  accepted(await look(reportId, true, other));
  expect(await audit(reportId)).toEqual([
    `report.make ${one.uid}`,
    `case.acknowledge ${holder.uid}`,
    `case.release ${holder.uid}`,
    `case.acknowledge ${other.uid}`,
  ]);
});

it("can be taken over once it was taken long ago, and is nobody's once it is decided", async () => {
  const { reportId, read } = await called();
  accepted(await look(reportId, true, colleague));
  await database()
    .doc(`reports/${reportId}`)
    .update({ seenAt: Timestamp.fromMillis(Date.now() - LOOKS_FOR) });
  expect(await read()).not.toHaveProperty("seenAt");
  accepted(await look(reportId, true, admin));
  expect(await stored(reportId)).toMatchObject({ seenBy: admin.uid });
  // Whoever looks at it, everybody can decide.
  accepted(await call("decideCase", { reportId, decision: "no-action", reason: "Rang them." }, colleague.token));
  expect(await stored(reportId)).toMatchObject({ status: "decided", seenAt: null, seenBy: null });
  expect(reasonOf(await look(reportId, true, admin))).toBe("CASE_DECIDED");
  accepted(await call("reopenCase", { reportId }, admin.token));
  expect(await read()).not.toHaveProperty("seenAt");
});
