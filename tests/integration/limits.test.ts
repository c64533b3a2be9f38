import { createHmac, randomInt, randomUUID } from "node:crypto";
import { bucketOf, limits, type Limit } from "@thodu/domain/limits/limits";
import { limitCount, limitSalt } from "@thodu/domain/limits/model";
import { kolkataDay } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { everyDocument } from "../../tools/src/erasure/scan";
import { accepted, call, post, type Answer } from "../support/callables";
import { account, database, guest, identity, PASSWORD, type Person } from "../support/people";
import { functionUrl, suite } from "../support/suite";

/** A network that no other test has: one of 2^24 in and around the range for benchmarks (RFC 2544). */
const freshNetwork = (): string => `198.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The key of a network on the day of an instant; only the server can read the salt. */
async function keyOf(subject: string, at: number): Promise<string> {
  const ref = database().doc(`limitSalts/${kolkataDay(at)}`);
  const fresh = { salt: randomUUID(), expireAt: Timestamp.fromMillis(at + 86_400_000) };
  await ref.create(fresh).catch(() => undefined);
  const { salt } = limitSalt.parse((await ref.get()).data());
  return createHmac("sha256", salt).update(subject).digest("base64url");
}

/**
 * Fills a bucket with `count`, and the one of the next span too, since a span may end during a test. Returns a function
 * that reads the present count.
 */
async function fill(limit: Limit, subject: string, count = limit.count): Promise<() => Promise<number>> {
  const now = Date.now();
  const { endsAt: next } = bucketOf(limit, "", now);
  const refs = await Promise.all(
    [now, next].map(async (at) => {
      const { id, endsAt } = bucketOf(limit, await keyOf(subject, at), at);
      const ref = database().doc(`limitCounts/${id}`);
      await ref.set({ count, expireAt: Timestamp.fromMillis(endsAt) });
      return ref;
    }),
  );
  return async () => {
    const counts = await Promise.all(refs.map(async (ref) => limitCount.parse((await ref.get()).data()).count));
    return counts.reduce((sum, each) => sum + each - count, count);
  };
}

/** Sends a message as the page does. */
const say = (person: Person, network: string, text = "Hello"): Promise<Answer<unknown>> => {
  const data = { messageId: randomUUID(), text, conversationId: person.uid };
  return post("sendMessage", JSON.stringify({ data }), person.token, { "x-forwarded-for": network });
};

const limited = { ok: false, status: "RESOURCE_EXHAUSTED", details: { reason: "RATE_LIMITED", retryable: true } };

function waitOf(answer: Answer<unknown>): number {
  expect(answer).toMatchObject(limited);
  return answer.ok ? 0 : (answer.details.retryAfterSeconds ?? 0);
}

describe("guests", () => {
  it("of a network that sent a crowd wait, with the seconds; those who were here before go on", async () => {
    const network = freshNetwork();
    const before = await guest();
    accepted(await say(before, network));
    const counted = await fill(limits.guestsOfNetwork, network);
    const late = await guest();
    const wait = waitOf(await say(late, network));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await database().doc(`conversations/${late.uid}`).get()).exists).toBe(false);
    waitOf(
      await post("requestHelp", JSON.stringify({ data: { requestId: "h1" } }), late.token, {
        "x-forwarded-for": `127.0.0.1, ${network}`,
      }),
    );
    expect(await counted()).toBe(limits.guestsOfNetwork.count);

    accepted(await say(before, network));
    accepted(await say(await account(), network));
    accepted(await say(late, freshNetwork()));
    accepted(await say(late, network));
  });

  it("are let in at any time when they are at risk, and stay in", async () => {
    const network = freshNetwork();
    await fill(limits.guestsOfNetwork, network);
    const person = await guest();
    accepted(await say(person, network, "I want to kill myself"));
    accepted(await say(person, network, "Nobody hears me"));
    const data = { messageId: randomUUID(), text: "I want to kill myself" };
    const unnamed = await post("sendMessage", JSON.stringify({ data }), (await guest()).token, {
      "x-forwarded-for": network,
    });
    expect(unnamed).toMatchObject({ ok: true });
    const waiting = await guest();
    const help = (note: string) =>
      post("requestHelp", JSON.stringify({ data: { requestId: "h1", note } }), waiting.token, {
        "x-forwarded-for": network,
      });
    waitOf(await help("I feel low"));
    expect(await help("I want to kill myself")).toMatchObject({ ok: true });
  });

  it("are counted once by their network, though many of their calls come at once", async () => {
    const network = freshNetwork();
    const counted = await fill(limits.guestsOfNetwork, network, 0);
    const person = await guest();
    await Promise.all(Array.from({ length: 4 }, () => say(person, network)));
    expect(await counted()).toBe(1);
  });

  it("of one /64 count as one network", async () => {
    const prefix = `2001:db8:${randomInt(0x1_0000).toString(16)}:${randomInt(1, 0x1_0000).toString(16)}`;
    await fill(limits.guestsOfNetwork, `${prefix}::/64`);
    expect(waitOf(await say(await guest(), `${prefix}:1:2:3:4`))).toBeGreaterThan(0);
  });

  it("are not counted by the network of this machine, nor if none is known", async () => {
    const person = await guest();
    await fill(limits.guestsOfNetwork, "127.0.0.1");
    expect(await say(person, "127.0.0.1")).toMatchObject({ ok: true });
    expect(await call("sendMessage", { messageId: randomUUID(), text: "Hello" }, (await guest()).token)).toMatchObject({
      ok: true,
    });
  });
});

describe("requests", () => {
  const ask = (person: Person, name: string, data: object, headers = {}) =>
    post(name, JSON.stringify({ data }), person.token, headers);
  const feedback = (person: Person) => ask(person, "submitFeedback", { feedbackId: randomUUID(), text: "It helped." });

  it("of one person are limited per hour and kind; another kind and another person are not affected", async () => {
    const [person, other] = [await guest(), await guest()];
    const counted = await fill(
      limits.requestsOfPerson,
      `submitFeedback ${person.uid}`,
      limits.requestsOfPerson.count - 1,
    );
    expect(await feedback(person)).toMatchObject({ ok: true });
    expect(waitOf(await feedback(person))).toBeLessThanOrEqual(3_600);
    expect(await counted()).toBe(limits.requestsOfPerson.count + 1);
    const { size } = await database().collection("feedback").where("userId", "==", person.uid).get();
    expect(size).toBe(1);
    expect(await ask(person, "contactSupport", { requestId: randomUUID(), message: "I paid twice." })).toMatchObject({
      ok: true,
    });
    expect(await feedback(other)).toMatchObject({ ok: true });
  });

  it("of one network are limited too", async () => {
    const network = freshNetwork();
    await fill(limits.requestsOfNetwork, network);
    const person = await account();
    const appointment = { requestId: randomUUID(), name: "Asha", email: person.email, issue: "I sleep badly." };
    waitOf(await ask(person, "requestAppointment", appointment, { "x-forwarded-for": network }));
    expect((await database().doc(`appointmentRequests/${appointment.requestId}`).get()).exists).toBe(false);
    expect(await ask(person, "requestAppointment", appointment, { "x-forwarded-for": freshNetwork() })).toMatchObject({
      ok: true,
    });
  });
});

describe("signing up with an e-mail", () => {
  const refusal = z.object({ error: z.object({ message: z.string() }) });
  const signUp = async (email: string): Promise<{ readonly status: number; readonly body: unknown }> => {
    const response = await identity("signUp", { email, password: PASSWORD });
    return { status: response.status, body: await response.json() };
  };

  /** Calls the guard as the identity service does; the stand-in signs nothing and always names this machine. */
  const ask = async (
    email: string,
    ip_address: string,
  ): Promise<{ readonly status: number; readonly body: unknown }> => {
    const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");
    const now = Math.floor(Date.now() / 1_000);
    const payload = {
      iss: "https://securetoken.google.com/suite",
      aud: functionUrl("guardSignUp"),
      iat: now,
      exp: now + 60,
      event_id: randomUUID(),
      event_type: "beforeCreate",
      user_agent: "tests",
      ip_address,
      locale: "en",
      sign_in_method: "password",
      user_record: { uid: randomUUID(), email, provider_data: [], metadata: { creation_time: Date.now() } },
    };
    const response = await fetch(functionUrl("guardSignUp"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data: { jwt: `${part({ alg: "none", typ: "JWT" })}.${part(payload)}.` } }),
    });
    return { status: response.status, body: await response.json() };
  };

  it("is checked by the blocking function, which refuses what our own form would", async () => {
    const email = `${randomUUID()}@people.example`;
    expect(await signUp(email)).toMatchObject({ status: 200, body: { email } });
    const refused = await signUp(`${"a".repeat(250)}@b.example`);
    expect(refused.status).toBe(400);
    const { message } = refusal.parse(refused.body).error;
    expect(message).toContain("BLOCKING_FUNCTION_ERROR_RESPONSE");
    expect(message).toContain('"reason":"INVALID_INPUT"');
  });

  it("waits if a network has made a crowd of accounts", async () => {
    const network = freshNetwork();
    const email = () => `${randomUUID()}@people.example`;
    expect(await ask(email(), network)).toMatchObject({ status: 200 });
    await fill(limits.signUpsOfNetwork, network);
    expect(await ask(email(), network)).toMatchObject({
      status: 429,
      body: { error: { status: "RESOURCE_EXHAUSTED", details: { reason: "RATE_LIMITED", retryable: true } } },
    });
    expect(await ask(email(), freshNetwork())).toMatchObject({ status: 200 });
    expect(await ask(email(), "127.0.0.1")).toMatchObject({ status: 200 });
  });

  it("is not checked for guests, who are made without an e-mail", async () => {
    expect((await guest()).uid).not.toBe("");
  });
});

it("no address, network or uid is stored in the counters", async () => {
  const network = freshNetwork();
  const person = await guest();
  accepted(await say(person, network));
  await post(
    "submitFeedback",
    JSON.stringify({ data: { feedbackId: randomUUID(), text: "It helped." } }),
    person.token,
    { "x-forwarded-for": network },
  );
  const counted: string[] = [];
  for await (const { path, words } of everyDocument(suite().project))
    if (/^limit(?:Counts|Salts)\//.test(path)) counted.push(words.join(" "));
  expect(counted.length).toBeGreaterThan(3);
  for (const secret of [network, person.uid]) expect(counted.filter((words) => words.includes(secret))).toEqual([]);
  for (const each of (await database().collection("limitCounts").get()).docs)
    expect(each.get("expireAt")).toBeInstanceOf(Timestamp);
});
