import { randomUUID } from "node:crypto";
import { volunteer } from "@thodu/domain/volunteers/model";
import { beforeAll, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { account, adminAuth, database, PASSWORD, signIn, type Person } from "../support/people";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

const record = async ({ uid }: Person) => volunteer.parse((await database().doc(`volunteers/${uid}`).get()).data());
const apply = async (person: Person) => accepted(await call("applyAsVolunteer", {}, person.token));
const approve = (email: string) => call("approveVolunteer", { email }, admin.token);

async function applicant(): Promise<Person> {
  const person = await account();
  await apply(person);
  return person;
}

/** Changes the account's address at the identity service, which reports it to nobody. */
async function moveAway({ uid }: Person): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  await adminAuth().updateUser(uid, { email });
  return email;
}

async function successorTo({ email }: Person): Promise<Person> {
  await adminAuth().createUser({ email, password: PASSWORD });
  return signIn(email);
}

it("opens the desk's list for the very first listener, before anybody has written", async () => {
  const desk = database().doc("desk/current");
  await desk.delete();
  accepted(await approve((await applicant()).email));
  expect((await desk.get()).get("epoch")).toMatch(/./);
});

describe("an approval by e-mail", () => {
  it("is not for the previous owner of the address", async () => {
    const before = await applicant();
    const moved = await moveAway(before);
    expect(reasonOf(await approve(before.email))).toBe("NOT_FOUND");
    await successorTo(before);
    expect(reasonOf(await approve(before.email))).toBe("NOT_FOUND");
    expect(await record(before)).toMatchObject({ approved: false, email: moved });
  });

  it("is refused while two applications name the address, and afterwards is for its owner", async () => {
    const before = await applicant();
    const moved = await moveAway(before);
    const after = await successorTo(before);
    await apply(after);
    expect(reasonOf(await approve(before.email))).toBe("AMBIGUOUS");
    expect(await record(before)).toMatchObject({ approved: false, email: moved });
    expect(await record(after)).toMatchObject({ approved: false, email: after.email });
    expect(accepted(await approve(before.email))).toEqual({ uid: after.uid, approved: true });
    expect(await record(before)).toMatchObject({ approved: false });
  });

  it("works for a record that has been updated to the new address", async () => {
    const person = await applicant();
    const moved = await moveAway(person);
    accepted(await call("updateProfile", {}, (await signIn(moved)).token));
    expect(accepted(await approve(moved))).toEqual({ uid: person.uid, approved: true });
  });

  it("finds a person who changed the address and has not signed in since, and updates their record", async () => {
    const person = await applicant();
    const moved = await moveAway(person);
    expect(accepted(await approve(moved.toUpperCase()))).toEqual({ uid: person.uid, approved: true });
    expect(await record(person)).toMatchObject({ approved: true, email: moved });
  });
});

describe("whether an address is confirmed", () => {
  it("is stored with the application, and updated", async () => {
    const person = await applicant();
    expect(await record(person)).toMatchObject({ emailConfirmed: false });
    await adminAuth().updateUser(person.uid, { emailVerified: true });
    accepted(await call("updateProfile", {}, person.token));
    expect(await record(person)).toMatchObject({ emailConfirmed: true });
    await adminAuth().updateUser(person.uid, { emailVerified: false });
    accepted(await call("approveVolunteer", { uid: person.uid }, admin.token));
    expect(await record(person)).toMatchObject({ approved: true, emailConfirmed: false });
  });
});

it("says that it changed nothing to an admin who decides the same after a colleague", async () => {
  const [colleague, person] = [await account({ admin: true }), await applicant()];
  const whom = { uid: person.uid };
  const changed = async (name: "approveVolunteer" | "revokeVolunteer", by: Person) => {
    const reply =
      name === "approveVolunteer"
        ? await call(name, whom, by.token)
        : await call(name, { ...whom, reason: "They asked." }, by.token);
    return accepted(reply).changed;
  };
  expect([await changed("approveVolunteer", colleague), await changed("approveVolunteer", admin)]).toEqual([
    undefined,
    false,
  ]);
  expect([await changed("revokeVolunteer", colleague), await changed("revokeVolunteer", admin)]).toEqual([
    undefined,
    false,
  ]);
});

describe("a decision on a state that a colleague has changed since", () => {
  it("is refused, and changes nothing", async () => {
    const person = await applicant();
    const { uid } = person;
    const never = { decidedAt: null, answeredAt: null };
    accepted(await call("approveVolunteer", { uid, saw: never }, admin.token));
    const approvedAt = (await record(person)).decidedAt ?? 0;
    accepted(await call("revokeVolunteer", { uid, reason: "Asked.", saw: { decidedAt: approvedAt } }, admin.token));
    const before = await record(person);
    expect(reasonOf(await call("approveVolunteer", { uid, saw: never }, admin.token))).toBe("APPLICATION_CLOSED");
    expect(await record(person)).toEqual(before);
    expect((await adminAuth().getUser(uid)).customClaims?.["volunteer"]).not.toBe(true);
    // A repeated revocation is accepted whatever was seen; without `saw` the decision is made as before.
    const again = await call("revokeVolunteer", { uid, reason: "Asked.", saw: { decidedAt: 1 } }, admin.token);
    expect(accepted(again)).toMatchObject({ approved: false, changed: false });
    accepted(await call("approveVolunteer", { uid }, admin.token));
    const stale = await call("revokeVolunteer", { uid, reason: "Asked.", saw: { decidedAt: approvedAt } }, admin.token);
    expect(reasonOf(stale)).toBe("APPLICATION_CLOSED");
    expect(await record(person)).toMatchObject({ approved: true });
  });
});
