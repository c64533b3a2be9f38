import { randomUUID } from "node:crypto";
import type { Locale } from "@thodu/domain/locale";
import { NEWS_FOR } from "@thodu/domain/notifications/delivery";
import { notice, type NoticeKind, type Sends } from "@thodu/domain/notifications/notices";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { deliver } from "../../functions/src/usecases/notifications/deliver";
import { accepted, call } from "../support/callables";
import { mailsTo, planFaults } from "../support/mails";
import { account, adminAuth, database, listener, type Person } from "../support/people";

const SOON = { timeout: 60_000, interval: 100 };
const NEWS = "There is something new for you.";

async function confirmed(locale: Locale = "en"): Promise<Person> {
  const person = await account();
  await adminAuth().updateUser(person.uid, { emailVerified: true });
  accepted(await call("updateProfile", { displayName: "Asha", locale }, person.token));
  return person;
}

const prefer = ({ uid }: Person, preferences: object) =>
  database().doc(`users/${uid}/private/preferences`).set(preferences);

async function happens({ uid }: Person, kind: NoticeKind, at = Timestamp.now(), more: object = {}): Promise<string> {
  const id = `${kind}_${randomUUID()}`;
  await database()
    .doc(`users/${uid}/outbox/${id}`)
    .create({ kind, at, settledAt: null, ...more });
  return id;
}

/** The states of the ways out; undefined before the event is settled. */
const sendsOf = async ({ uid }: Person, id: string): Promise<Sends | undefined> => {
  const { settledAt, sends } = notice.parse((await database().doc(`users/${uid}/outbox/${id}`).get()).data());
  return settledAt === null ? undefined : sends;
};
const comesTo = (person: Person, id: string, sends: Sends) =>
  vi.waitFor(async () => expect(await sendsOf(person, id)).toEqual(sends), SOON);
const noNews = () => Timestamp.fromMillis(Date.now() - NEWS_FOR - 1_000);
const again = (person: Person, id: string) => deliver(wiring(), person.uid, id);

describe("an e-mail", () => {
  it("is sent once for an event that is delivered five times more, at once and after another", async () => {
    const person = await confirmed();
    const id = await happens(person, "case-decided");
    await Promise.all(Array.from({ length: 5 }, () => again(person, id)));
    await comesTo(person, id, { email: "sent" });
    await again(person, id);
    const mails = await mailsTo(person.email);
    expect(mails).toMatchObject([{ from: "care@thodu.example", to: [person.email], subject: NEWS }]);
    expect(mails[0]?.text).toContain("/notifications");
    expect(mails[0]?.messageId).toMatch(/^<[0-9a-f]{32}@thodu\.example>$/);
    expect(mails[0]?.headers).toMatchObject({ "auto-submitted": "auto-generated" });
    const shown = await database().collection(`users/${person.uid}/notifications`).get();
    expect(shown.docs.map((doc) => String(doc.get("message")))).toEqual(["Our team has looked at what you told us."]);
  });

  it("is in its reader's language, and says what it is about only to a reader who wants that", async () => {
    const neutral = await confirmed("te");
    const plain = await confirmed("hi");
    await prefer(plain, { details: true });
    await comesTo(neutral, await happens(neutral, "plan-ended"), { email: "sent" });
    await comesTo(plain, await happens(plain, "plan-ended"), { email: "sent" });
    const [first] = await mailsTo(neutral.email);
    const [second] = await mailsTo(plain.email);
    expect(first?.subject).toBe("మీ కోసం ఒక కొత్త విషయం ఉంది.");
    expect(first?.text).not.toMatch(/ప్లాన్|premium/);
    expect(second?.subject).toBe("आपके लिए कुछ नया है।");
    expect(second?.text).toMatch(/आपका प्लान ख़त्म हो गया है।[^]*\/go-premium/);
  });

  it("of a payment is a receipt to a reader who wants to read what it is about, and neutral to all others", async () => {
    const receipt = { paymentId: "pay_29QQoUBi66xm2f", amount: 149_900 };
    const [neutral, plain] = [await confirmed(), await confirmed()];
    await prefer(plain, { details: true });
    for (const person of [neutral, plain]) {
      const id = await happens(person, "payment-received", Timestamp.now(), { receipt });
      await comesTo(person, id, { email: "sent" });
    }
    const [first] = await mailsTo(neutral.email);
    const [second] = await mailsTo(plain.email);
    expect(first?.text).not.toMatch(/BI66|1,499/);
    expect(second?.subject).toBe(NEWS);
    expect(second?.text).toMatch(/₹1,499[^]*BI66-XM2F[^]*\/profile\?show=payments/);
  });

  it("goes to no unconfirmed address, and to nobody who wants none", async () => {
    const stranger = await account();
    const quiet = await confirmed();
    await prefer(quiet, { email: false });
    await comesTo(stranger, await happens(stranger, "plan-ended"), {});
    await comesTo(quiet, await happens(quiet, "plan-ended"), {});
    expect([await mailsTo(stranger.email), await mailsTo(quiet.email)]).toEqual([[], []]);
  });

  it.each(["away", "busy"] as const)(
    "that met a server that was %s is sent when it is asked for again, once",
    async (fault) => {
      const person = await confirmed();
      await planFaults(person.email, fault);
      const id = await happens(person, "appointment-confirmed");
      await comesTo(person, id, { email: "due" });
      expect(await mailsTo(person.email)).toEqual([]);
      await Promise.allSettled(Array.from({ length: 3 }, () => again(person, id)));
      await comesTo(person, id, { email: "sent" });
      expect(await mailsTo(person.email)).toHaveLength(1);
    },
  );

  it.each([
    ["unknown", "failed", 0],
    ["refused", "failed", 0],
    ["silent", "unsure", 1],
  ] as const)('that met "%s" is %s and not sent again', async (fault, state, arrived) => {
    const person = await confirmed();
    await planFaults(person.email, fault);
    const id = await happens(person, "support-reply");
    await comesTo(person, id, { email: state });
    for (let n = 0; n < 3; n += 1) await again(person, id);
    expect(await mailsTo(person.email)).toHaveLength(arrived);
  });

  it("is given up once it is out of date", async () => {
    const person = await confirmed();
    await planFaults(person.email, "busy");
    const id = await happens(person, "plan-ending");
    await comesTo(person, id, { email: "due" });
    await database().doc(`users/${person.uid}/outbox/${id}`).update({ at: noNews() });
    await again(person, id);
    await comesTo(person, id, { email: "failed" });
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it("is never sent for an event that is handled out of date: it is shown in the app alone", async () => {
    const person = await confirmed();
    const [ending, turn] = [await happens(person, "plan-ending", noNews()), await happens(person, "turn", noNews())];
    for (const id of [ending, turn]) await comesTo(person, id, {});
    expect(await mailsTo(person.email)).toEqual([]);
    const shown = await database().collection(`users/${person.uid}/notifications`).get();
    expect(shown.docs.map(({ id }) => id)).toEqual([ending]);
  });

  it("that was being sent when everything stopped is not sent by anybody else", async () => {
    const person = await confirmed();
    const id = `crash_${randomUUID()}`;
    await database()
      .doc(`users/${person.uid}/outbox/${id}`)
      .create({ kind: "reply", at: Timestamp.now(), settledAt: Timestamp.now(), sends: { email: "taken" } });
    for (let n = 0; n < 3; n += 1) await again(person, id);
    expect(await sendsOf(person, id)).toEqual({ email: "taken" });
    expect(await mailsTo(person.email)).toEqual([]);
  });
});

it("an SMS is sent if it is wanted, beside the e-mail or without", async () => {
  const person = await confirmed();
  await prefer(person, { email: false, sms: true });
  const id = await happens(person, "plan-ended");
  await vi.waitFor(async () => expect(await sendsOf(person, id)).toEqual({ sms: "sent" }), SOON);
  expect(await mailsTo(person.email)).toEqual([]);
});

describe("of one conversation", () => {
  let admin: Person;
  let helper: Person;
  beforeAll(async () => {
    admin = await account({ admin: true });
    helper = await listener(admin);
  });

  it("only one notification is sent until they have looked, and never a word of it", async () => {
    const person = await confirmed();
    const say = async (by: Person, text: string) =>
      accepted(
        await call(
          "sendMessage",
          { messageId: randomUUID(), text, ...(by === helper && { conversationId: person.uid }) },
          by.token,
        ),
      );
    const told = (count: number) =>
      vi.waitFor(async () => {
        const { docs } = await database().collection(`users/${person.uid}/outbox`).get();
        const events = docs.map((doc) => notice.parse(doc.data()));
        expect(events.map(({ settledAt, sends }) => settledAt !== null && sends.email !== "taken")).toEqual(
          Array.from({ length: count }, () => true),
        );
      }, SOON);
    await say(person, "A secret");
    accepted(await call("claimConversation", { conversationId: person.uid }, helper.token));
    await told(1);
    await say(helper, "Another secret");
    await told(2);
    expect(await mailsTo(person.email)).toHaveLength(1);

    accepted(await call("markConversationRead", { conversationId: person.uid }, person.token));
    await say(helper, "A third secret");
    await told(3);
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toMatch(/secret|listener/i);
    const shown = await database().collection(`users/${person.uid}/notifications`).get();
    expect(shown.size).toBe(3);
  });
});
