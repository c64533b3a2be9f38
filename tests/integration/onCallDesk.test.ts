import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { accepted, call } from "../support/callables";
import { nobodyOnCall, phone, statesOf } from "../support/onCall";
import { account, database, guest, type Person } from "../support/people";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
nobodyOnCall();

it("rings for a person who was passed by a listener at the desk, although another is asked now", async () => {
  const one = await phone(admin);
  const person = await guest();
  accepted(await call("sendMessage", { messageId: randomUUID(), text: "hello", locale: "en" }, person.token));
  const [now, { pager, pages }] = [Date.now(), wiring()];
  const offer = { to: "second", expiresAt: now + 60_000 };
  await database().doc(`conversations/${person.uid}`).update({ offer });
  await database()
    .doc(`conversationInternals/${person.uid}`)
    .set({ passed: { first: now } }, { merge: true });
  const page = { since: now, waves: 0, rung: {}, replaced: [], network: null, crisis: false, unanswered: false };
  await pages.begin(person.uid, null, { ...page, endedAt: null });
  await pager.run();
  expect(await statesOf(one)).toEqual(["ringing"]);
});

it("does not count a phone that can't ring now as somebody on call", async () => {
  const [one, { pages }, now] = [await phone(admin), wiring(), Date.now()];
  // An answer less than a minute old is reused.
  expect(await pages.anyoneOnCall(now + 120_000)).toBe(true);
  await database()
    .doc(`onCall/${one.uid}`)
    .update({ talks: [now, now] });
  expect(await pages.anyoneOnCall(now + 240_000)).toBe(false);
});
