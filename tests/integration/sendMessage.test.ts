import { chatMessage, conversation } from "@thodu/domain/chat/model";
import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { accepted, call, post, reasonOf } from "../support/callables";
import { account, adminAuth, database, guest, listener, type Person } from "../support/people";

const summary = async (uid: string) => conversation.parse((await database().doc(`conversations/${uid}`).get()).data());
const messages = async (uid: string) => {
  const { docs } = await database().collection(`conversations/${uid}/chatMessages`).orderBy("timestamp").get();
  return docs.map((doc) => ({ id: doc.id, ...chatMessage.parse(doc.data()) }));
};
const say = (person: Person, messageId: string, text = "hello") =>
  call("sendMessage", { messageId, text }, person.token);

async function premium(person: Person): Promise<void> {
  await database()
    .doc(`premiumUsers/${person.uid}`)
    .set({
      userId: person.uid,
      planName: "Unlimited Support",
      amount: 2999,
      paymentId: "pay_00000000000000",
      timestamp: new Date().toISOString(),
      planId: "unlimited-support",
      validUntil: Timestamp.fromMillis(Date.now() + 60_000),
      status: "active",
    });
}

describe("the first message", () => {
  it("begins a waiting conversation under an alias", async () => {
    const person = await guest();
    expect(accepted(await say(person, "first"))).toEqual({ messageId: "first", remaining: 18, locked: false });
    const stored = await summary(person.uid);
    expect(stored).toMatchObject({
      status: "waiting",
      volunteerId: null,
      ownMessageCount: 1,
      locked: false,
      unreadByVolunteer: 1,
      risk: "none",
    });
    expect(stored.alias).not.toContain(person.uid);
    const [message] = await messages(person.uid);
    expect(message).toMatchObject({
      id: "first",
      text: "hello",
      sender: person.uid,
      receiver: "volunteer",
      volunteerId: null,
      claimId: stored.claimId,
    });
  });

  it("is on the desk that listeners read", async () => {
    const person = await guest();
    accepted(await say(person, "first"));
    const desk = await database().doc("desk/current").get();
    expect((await summary(person.uid)).deskEpoch).toBe(desk.get("epoch"));
  });
});

describe("the 19 free messages", () => {
  it("accepts 19 and refuses the 20th with the words of the spec", async () => {
    const person = await guest();
    for (let n = 1; n <= FREE_MESSAGES; n += 1) {
      expect(accepted(await say(person, `m${n}`))).toEqual({ messageId: `m${n}`, remaining: 19 - n, locked: n === 19 });
    }
    const before = await summary(person.uid);
    const refused = await say(person, "m20");
    expect(refused).toMatchObject({
      ok: false,
      status: "FAILED_PRECONDITION",
      message: "Go Premium to continue chatting...",
      details: { reason: "CHAT_LIMIT", retryable: false },
    });
    expect(await summary(person.uid)).toEqual(before);
    expect(before).toMatchObject({ ownMessageCount: 19, locked: true });
    expect(await messages(person.uid)).toHaveLength(19);
    // A repeat of an accepted message gets the same answer again.
    expect(accepted(await say(person, "m19"))).toEqual({ messageId: "m19", remaining: 0, locked: true });
  });

  it("are limited under 40 concurrent messages", { timeout: 180_000 }, async () => {
    const person = await guest();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => say(person, `burst-${n}`)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(19);
    expect(answers.filter((answer) => !answer.ok).map(reasonOf)).toEqual(
      Array.from({ length: 21 }, () => "CHAT_LIMIT"),
    );
    expect(await messages(person.uid)).toHaveLength(19);
    expect(await summary(person.uid)).toMatchObject({ ownMessageCount: 19, locked: true, unreadByVolunteer: 19 });
  });

  it("are not limited under a running plan or a crisis flag", async () => {
    const paying = await guest();
    const atRisk = await guest();
    for (const person of [paying, atRisk]) {
      for (let n = 1; n <= FREE_MESSAGES; n += 1) accepted(await say(person, `m${n}`));
      expect(reasonOf(await say(person, "m20"))).toBe("CHAT_LIMIT");
    }
    await premium(paying);
    await database().doc(`conversations/${atRisk.uid}`).update({ risk: "crisis" });
    for (const person of [paying, atRisk]) {
      expect(accepted(await say(person, "m20"))).toEqual({ messageId: "m20", remaining: null, locked: false });
      expect(await summary(person.uid)).toMatchObject({ ownMessageCount: 20, locked: false });
    }
  });
});

describe("the same message again", () => {
  it("is stored once and gets the same answer, ten times at once", async () => {
    const person = await guest();
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(person, "once")));
    expect(answers).toEqual(
      Array.from({ length: 10 }, () => ({ ok: true, value: { messageId: "once", remaining: 18, locked: false } })),
    );
    expect(await messages(person.uid)).toHaveLength(1);
    expect(await summary(person.uid)).toMatchObject({ ownMessageCount: 1, unreadByVolunteer: 1 });
  });

  it("is refused with other text, and the first stays", async () => {
    const person = await guest();
    accepted(await say(person, "known", "first words"));
    expect(reasonOf(await say(person, "known", "other words"))).toBe("ID_REUSED");
    expect((await messages(person.uid)).map((message) => message.text)).toEqual(["first words"]);
  });
});

it("refuses the 61st message of a minute with the seconds to wait", async () => {
  const person = await guest();
  await premium(person);
  accepted(await say(person, "first"));
  // To send sixty messages may take longer than a minute on a slow machine.
  await database()
    .doc(`conversations/${person.uid}`)
    .update({ customerWindow: { startedAt: Date.now(), count: 58 } });
  for (const n of [59, 60]) accepted(await say(person, `m${n}`));
  const last = await say(person, "m61");
  expect(last).toMatchObject({
    ok: false,
    status: "RESOURCE_EXHAUSTED",
    details: { reason: "RATE_LIMITED", retryable: true },
  });
  const seconds = last.ok ? undefined : last.details.retryAfterSeconds;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await summary(person.uid)).toMatchObject({ ownMessageCount: 3 });
});

describe("bad input", () => {
  let person: Person;
  beforeAll(async () => {
    person = await guest();
  });
  const nested = `${'{"a":'.repeat(50)}1${"}".repeat(50)}`;
  const bodies = {
    "no data": "{}",
    null: '{"data":null}',
    "an array": '{"data":[]}',
    "a number": '{"data":7}',
    "an unknown key": '{"data":{"messageId":"x","text":"a","uid":"someone"}}',
    __proto__: '{"data":{"messageId":"x","text":"a","__proto__":{"text":"b"}}}',
    "an unknown @type": '{"data":{"@type":"x","messageId":"x","text":"a"}}',
    "fifty levels": `{"data":${nested}}`,
    "blank text": '{"data":{"messageId":"x","text":"  \\n "}}',
    "zero-width text": '{"data":{"messageId":"x","text":"\\u200b\\u200d\\ufeff"}}',
    NUL: '{"data":{"messageId":"x","text":"a\\u0000b"}}',
    "a lone surrogate": '{"data":{"messageId":"x","text":"a\\ud800"}}',
    "too much text": `{"data":{"messageId":"x","text":"${"a".repeat(2_001)}"}}`,
    "a path as id": '{"data":{"messageId":"a/b","text":"a"}}',
  } as const;

  it.each(Object.entries(bodies))("%s is refused and nothing is stored", async (_, body) => {
    expect(await post("sendMessage", body, person.token)).toMatchObject({
      ok: false,
      status: "INVALID_ARGUMENT",
      details: { reason: "INVALID_INPUT", retryable: false },
    });
    expect((await database().doc(`conversations/${person.uid}`).get()).exists).toBe(false);
  });

  it("names the invalid field, an unknown key too", async () => {
    const refusal = await post("sendMessage", '{"data":{"messageId":"x","text":" ","uid":"someone"}}', person.token);
    expect(refusal.ok ? [] : refusal.details.fields?.toSorted()).toEqual(["text", "uid"]);
    const none = await post("sendMessage", '{"data":null}', person.token);
    expect(none.ok ? null : none.details.fields).toEqual([]);
  });

  it("stores script tags as the text they are", async () => {
    const writer = await guest();
    accepted(await say(writer, "tags", "<script>alert(1)</script>"));
    expect((await messages(writer.uid))[0]?.text).toBe("<script>alert(1)</script>");
  });
});

describe("who may write", () => {
  it("requires a valid token, of this project, not expired and of an enabled account", async () => {
    const person = await guest();
    const [head, , signature] = person.token.split(".");
    const withClaims = (claims: object) =>
      `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
    const now = Math.floor(Date.now() / 1000);
    const sound = {
      aud: "demo-thodu",
      iss: "https://securetoken.google.com/demo-thodu",
      sub: person.uid,
      user_id: person.uid,
      auth_time: now,
      iat: now,
      exp: now + 3600,
      firebase: { identities: {}, sign_in_provider: "anonymous" },
    };
    const body = JSON.stringify({ data: { messageId: "x", text: "a" } });
    const tokens = [
      undefined,
      "nonsense",
      withClaims({ ...sound, exp: now - 1 }),
      withClaims({ ...sound, aud: "another-project" }),
    ];
    for (const token of tokens) {
      expect(await post("sendMessage", body, token)).toMatchObject({
        status: "UNAUTHENTICATED",
        message: "Please log in first.",
        details: { reason: "UNAUTHENTICATED" },
      });
    }
    await adminAuth().updateUser(person.uid, { disabled: true });
    expect(reasonOf(await post("sendMessage", body, person.token))).toBe("UNAUTHENTICATED");
    expect((await database().doc(`conversations/${person.uid}`).get()).exists).toBe(false);
  });

  it("ends at once for an account that is disabled, deleted or signed out everywhere during a session", async () => {
    const ends = [
      (uid: string) => adminAuth().updateUser(uid, { disabled: true }),
      (uid: string) => adminAuth().deleteUser(uid),
      // Revocation counts in whole seconds: a session of the same second would still count as later.
      async (uid: string) => {
        await vi.waitFor(() => expect(Date.now() % 1_000).toBeGreaterThan(900), { timeout: 2_000, interval: 5 });
        await vi.waitFor(() => expect(Date.now() % 1_000).toBeLessThan(500), { timeout: 2_000, interval: 5 });
        await adminAuth().revokeRefreshTokens(uid);
      },
    ];
    for (const end of ends) {
      const person = await guest();
      accepted(await say(person, "first"));
      await end(person.uid);
      expect(reasonOf(await say(person, "second"))).toBe("UNAUTHENTICATED");
      expect(await messages(person.uid)).toHaveLength(1);
    }
  });

  it("shows an outsider no difference between no conversation and one of somebody else", async () => {
    const [person, outsider] = [await guest(), await guest()];
    accepted(await say(person, "first"));
    for (const conversationId of [person.uid, "nobody"]) {
      expect(reasonOf(await call("sendMessage", { messageId: "x", text: "a", conversationId }, outsider.token))).toBe(
        "NOT_FOUND",
      );
      expect(reasonOf(await call("readHistory", { conversationId }, outsider.token))).toBe("NOT_FOUND");
      expect(reasonOf(await call("endConversation", { conversationId }, outsider.token))).toBe("NOT_FOUND");
    }
    expect(await messages(person.uid)).toHaveLength(1);
  });

  it("lets a listener write only in a conversation they hold", async () => {
    const admin = await account({ admin: true });
    const [person, holder, colleague] = [await guest(), await listener(admin), await listener(admin)];
    accepted(await say(person, "first"));
    const reply = (by: Person) =>
      call("sendMessage", { messageId: "reply", text: "I am here", conversationId: person.uid }, by.token);
    expect(reasonOf(await reply(holder))).toBe("NOT_CLAIMED");
    accepted(await call("claimConversation", { conversationId: person.uid }, holder.token));
    expect(reasonOf(await reply(colleague))).toBe("NOT_CLAIMED");
    expect(accepted(await reply(holder))).toEqual({ messageId: "reply", remaining: null, locked: false });
    expect((await messages(person.uid)).at(-1)).toMatchObject({
      sender: "volunteer",
      receiver: person.uid,
      volunteerId: holder.uid,
    });
    expect(await summary(person.uid)).toMatchObject({ unreadByCustomer: 1, ownMessageCount: 1 });
  });
});
