import { Timestamp } from "firebase-admin/firestore";
import type { RawInput } from "@thodu/domain/contracts";
import { APPLICATION_KEPT, application } from "@thodu/domain/volunteers/application";
import { volunteer } from "@thodu/domain/volunteers/model";
import { beforeAll, describe, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepApplications } from "../../functions/src/usecases/volunteers/applications";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, type Person } from "../support/people";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

const form: RawInput<"sendApplication"> = {
  name: "Meera",
  languages: ["te"],
  hours: "3-5",
  why: "I know such nights.",
  experience: "",
  checks: true,
};
const data = async (path: string) => (await database().doc(path).get()).data();
const stored = async ({ uid }: Person) => application.parse(await data(`applications/${uid}`));
const record = async ({ uid }: Person) => volunteer.parse(await data(`volunteers/${uid}`));
const answer = async (person: Person, words: RawInput<"answerApplication">["answer"], sentAt?: number) =>
  call(
    "answerApplication",
    { uid: person.uid, sentAt: sentAt ?? (await stored(person)).sentAt ?? 0, answer: words },
    admin.token,
  );

async function applicant(): Promise<Person> {
  const person = await account();
  accepted(await call("applyAsVolunteer", {}, person.token));
  return person;
}

async function hasSent(): Promise<Person> {
  const person = await applicant();
  accepted(await call("sendApplication", form, person.token));
  return person;
}

const inOrder = (values: readonly unknown[]): readonly string[] =>
  values.map(String).toSorted((a, b) => a.localeCompare(b));
const linesOf = async ({ uid }: Person): Promise<readonly string[]> => {
  const { docs } = await database().collection("auditLog").where("target", "==", uid).get();
  return inOrder(docs.map((doc): unknown => doc.get("action")));
};
const toldOf = async ({ uid }: Person): Promise<readonly string[]> => {
  const { docs } = await database().collection(`users/${uid}/outbox`).get();
  return inOrder(docs.map((doc): unknown => doc.get("kind")));
};

describe("an application", () => {
  it("begins at sign-up, is saved while it is written, and closed once it is sent", async () => {
    const person = await applicant();
    expect(await stored(person)).toMatchObject({ status: "draft", name: "" });
    const draft: RawInput<"saveApplication"> = { ...form, name: "Me", languages: [], hours: "", checks: false };
    accepted(await call("saveApplication", draft, person.token));
    expect(await stored(person)).toMatchObject({ status: "draft", name: "Me", why: form.why });
    accepted(await call("sendApplication", form, person.token));
    accepted(await call("sendApplication", form, person.token));
    expect(await stored(person)).toMatchObject({ status: "sent", name: "Meera", expireAt: null });
    expect(await record(person)).toMatchObject({ name: "Meera", approved: false });
    expect(reasonOf(await call("saveApplication", draft, person.token))).toBe("APPLICATION_CLOSED");
    expect(await linesOf(person)).toEqual(["volunteer.apply", "volunteer.send"]);
  });

  it("can be read by the applicant alone", async () => {
    expect(reasonOf(await call("saveApplication", form, (await account()).token))).toBe("NOT_FOUND");
    expect(reasonOf(await call("sendApplication", form, (await guest()).token))).toBe("NOT_PERMITTED");
  });

  it("from before there were any can be written too", async () => {
    const person = await applicant();
    await database().doc(`applications/${person.uid}`).delete();
    accepted(await call("saveApplication", form, person.token));
    expect(await stored(person)).toMatchObject({ status: "draft", name: "Meera" });
  });
});

describe("the team's answer", () => {
  it("asks back, declines or approves in words, and the applicant is notified once of each", async () => {
    const person = await hasSent();
    const first = (await stored(person)).sentAt ?? 0;
    accepted(await answer(person, { answer: "ask", words: "How often?" }));
    accepted(await answer(person, { answer: "ask", words: "How often?" }));
    expect(await stored(person)).toMatchObject({ status: "asked", words: "How often?" });
    accepted(await call("sendApplication", { ...form, why: "Often." }, person.token));
    expect(reasonOf(await answer(person, { answer: "approve", words: "" }, first))).toBe("APPLICATION_CLOSED");
    accepted(await answer(person, { answer: "approve", words: "Welcome!" }));
    expect(await stored(person)).toMatchObject({ status: "approved", words: "Welcome!", expireAt: null });
    expect(await record(person)).toMatchObject({ approved: true, languages: ["te"], name: "Meera" });
    expect(await toldOf(person)).toEqual(["application-approved", "application-asked"]);
    expect(await linesOf(person)).toEqual([
      "volunteer.apply",
      "volunteer.approve",
      "volunteer.ask",
      "volunteer.send",
      "volunteer.send",
    ]);
    accepted(await call("revokeVolunteer", { uid: person.uid }, admin.token));
    expect(await stored(person)).toMatchObject({ status: "ended" });
  });

  it("needs words unless it is an approval, and nobody answers themselves", async () => {
    const person = await hasSent();
    expect(reasonOf(await answer(person, { answer: "decline", words: " " }))).toBe("INVALID_INPUT");
    const own: RawInput<"answerApplication"> = { uid: admin.uid, sentAt: 1, answer: { answer: "approve", words: "" } };
    expect(reasonOf(await call("answerApplication", own, admin.token))).toBe("NOT_PERMITTED");
  });

  it("may be an approval without an application", async () => {
    const person = await applicant();
    accepted(await call("approveVolunteer", { uid: person.uid }, admin.token));
    expect(await stored(person)).toMatchObject({ status: "approved", expireAt: null, words: null });
    expect(await record(person)).toMatchObject({ approved: true, languages: ["en", "te", "hi"] });
  });
});

it("a copy of one's data holds the application", async () => {
  const person = await hasSent();
  const { documents } = accepted(await call("exportMyData", {}, person.token));
  expect(documents.map(({ path }) => path)).toContain(`applications/${person.uid}`);
});

it("is deleted 90 days after it was declined or left, with the record of an applicant, and nothing of others", async () => {
  const [declined, left, waiting, former] = [await hasSent(), await applicant(), await hasSent(), await hasSent()];
  accepted(await answer(declined, { answer: "decline", words: "Not now." }));
  accepted(await call("approveVolunteer", { uid: former.uid }, admin.token));
  accepted(await call("revokeVolunteer", { uid: former.uid }, admin.token));
  expect((await stored(left)).expireAt).toBeGreaterThan(Date.now() + APPLICATION_KEPT - 60_000);
  const past = Timestamp.fromMillis(Date.now() - 1_000);
  for (const { uid } of [declined, left, former])
    await database().doc(`applications/${uid}`).update({ expireAt: past });
  const defects: unknown[] = [];
  const swept = await sweepApplications({ ...wiring(), onDefect: (error) => defects.push(error) });
  expect(swept.applications.done).toBeGreaterThanOrEqual(3);
  expect(defects).toEqual([]);
  for (const { uid } of [declined, left]) {
    expect([await data(`applications/${uid}`), await data(`volunteers/${uid}`)]).toEqual([undefined, undefined]);
    expect(await data(`users/${uid}`)).toMatchObject({ role: "customer" });
  }
  expect(await data(`applications/${former.uid}`)).toBeUndefined();
  expect(await record(former)).toMatchObject({ approved: false });
  expect(await stored(waiting)).toMatchObject({ status: "sent" });
  // They may apply again.
  accepted(await call("applyAsVolunteer", {}, declined.token));
  expect(await stored(declined)).toMatchObject({ status: "draft" });
});
