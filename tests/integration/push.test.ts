import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { DEVICES } from "@thodu/domain/notifications/device";
import { notice, type NoticeKind, type SendState } from "@thodu/domain/notifications/notices";
import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FcmPusher } from "../../functions/src/adapters/push/fcm";
import { wiring } from "../../functions/src/runtime/wiring";
import { deliver } from "../../functions/src/usecases/notifications/deliver";
import { accepted, call, reasonOf } from "../support/callables";
import { pushesTo } from "../support/mails";
import { account, database, guest, listener, type Person } from "../support/people";
import { suite } from "../support/suite";

const SOON = { timeout: 60_000, interval: 100 };
const NEWS = "There is something new for you.";

/** A person who wants only notices on devices, on devices with these tokens. */
async function withDevices(...tokens: readonly string[]): Promise<Person> {
  const person = await guest();
  await database().doc(`users/${person.uid}/private/preferences`).set({ push: true });
  for (const token of tokens) accepted(await call("addDevice", { token }, person.token));
  return person;
}

async function happens({ uid }: Person, kind: NoticeKind): Promise<string> {
  const id = `${kind}_${randomUUID()}`;
  await database().doc(`users/${uid}/outbox/${id}`).create({ kind, at: Timestamp.now(), settledAt: null });
  return id;
}
const comesTo = ({ uid }: Person, id: string, push: SendState) =>
  vi.waitFor(
    async () =>
      expect(notice.parse((await database().doc(`users/${uid}/outbox/${id}`).get()).data()).sends).toEqual({ push }),
    SOON,
  );
const devicesOf = async ({ uid }: Person) =>
  (await database().collection(`users/${uid}/devices`).orderBy("at").get()).docs.map((doc) => String(doc.get("token")));
const fresh = (name: string) => `${name}:${randomUUID()}`;

describe("a notice", () => {
  it("goes to each device once for an event that is delivered five times more", async () => {
    const [phone, tablet] = [fresh("phone"), fresh("tablet")];
    const person = await withDevices(phone, tablet);
    const id = await happens(person, "support-reply");
    await Promise.all(Array.from({ length: 5 }, () => deliver(wiring(), person.uid, id)));
    await comesTo(person, id, "sent");
    for (const token of [phone, tablet]) {
      expect(await pushesTo(token)).toEqual([
        {
          token,
          data: { title: NEWS, link: "/support", tag: "support-reply" },
          webpush: { headers: { TTL: "21600", Urgency: "high", Topic: "support-reply" } },
        },
      ]);
    }
  });

  it("removes a device that the push service does not know any more, and reaches the others", async () => {
    const [gone, here] = [fresh("gone"), fresh("phone")];
    const person = await withDevices(gone, here);
    await comesTo(person, await happens(person, "plan-ended"), "sent");
    expect(await devicesOf(person)).toEqual([here]);
    expect(await pushesTo(here)).toHaveLength(1);
  });

  it.each([
    ["busy", "sent"],
    ["silent", "unsure"],
  ] as const)("to a service that is %s is %s, and goes once", async (name, state) => {
    const token = fresh(name);
    const person = await withDevices(token);
    const id = await happens(person, "plan-ended");
    await comesTo(person, id, state);
    for (let n = 0; n < 2; n += 1) await deliver(wiring(), person.uid, id);
    expect(await pushesTo(token)).toHaveLength(1);
  });

  it("goes to nobody who does not want it", async () => {
    const token = fresh("phone");
    const person = await withDevices(token);
    await database().doc(`users/${person.uid}/private/preferences`).set({ push: false });
    const id = await happens(person, "plan-ended");
    const settled = await vi.waitFor(async () => {
      const event = notice.parse((await database().doc(`users/${person.uid}/outbox/${id}`).get()).data());
      expect(event.settledAt).not.toBeNull();
      return event;
    }, SOON);
    expect(settled.sends).toEqual({});
    expect(await pushesTo(token)).toEqual([]);
  });
});

it("of an event asked for on one device goes to that one alone, with notifications switched off", async () => {
  const [phone, tablet] = [fresh("phone"), fresh("tablet")];
  const person = await withDevices(tablet, phone);
  await database().doc(`users/${person.uid}/private/preferences`).set({ push: false });
  const device = createHash("sha256").update(phone).digest("hex");
  const id = `turn_${randomUUID()}`;
  await database()
    .doc(`users/${person.uid}/outbox/${id}`)
    .create({ kind: "turn", at: Timestamp.now(), settledAt: null, ways: { push: true, email: null, device } });
  await comesTo(person, id, "sent");
  expect([(await pushesTo(phone)).length, await pushesTo(tablet)]).toEqual([1, []]);
});

describe("of one conversation", () => {
  let helper: Person;
  beforeAll(async () => {
    helper = await listener(await account({ admin: true }));
  });

  it("one notice is sent until the person has looked, and never a word of the chat", async () => {
    const token = fresh("phone");
    const person = await withDevices(token);
    const say = async (by: Person, text: string) =>
      accepted(
        await call(
          "sendMessage",
          { messageId: randomUUID(), text, ...(by === helper && { conversationId: person.uid }) },
          by.token,
        ),
      );
    const settled = (count: number) =>
      vi.waitFor(async () => {
        const { docs } = await database().collection(`users/${person.uid}/outbox`).get();
        const events = docs.map((doc) => notice.parse(doc.data()));
        expect(events.map(({ settledAt, sends }) => settledAt !== null && sends.push !== "taken")).toEqual(
          Array.from({ length: count }, () => true),
        );
      }, SOON);
    await say(person, "A secret");
    accepted(await call("claimConversation", { conversationId: person.uid }, helper.token));
    await settled(1);
    await say(helper, "Another secret");
    await say(helper, "And one more secret");
    await settled(3);
    expect(await pushesTo(token)).toMatchObject([{ data: { title: "Please look now.", link: "/chat", tag: "chat" } }]);

    await database()
      .doc(`conversations/${person.uid}/presence/${person.uid}`)
      .set({ typing: false, active: false, at: Timestamp.now() });
    accepted(await call("markConversationRead", { conversationId: person.uid }, person.token));
    await say(helper, "A last secret");
    await settled(4);
    const pushes = await pushesTo(token);
    expect(pushes).toHaveLength(2);
    expect(JSON.stringify(pushes)).not.toMatch(/secret/);
  });
});

describe("a device", () => {
  it("is stored once however often it is added, beside at most nine others, and receives a notice when asked for", async () => {
    const person = await withDevices();
    const tokens = Array.from({ length: DEVICES + 1 }, () => fresh("phone"));
    const [first = "", second = ""] = tokens;
    for (const token of [...tokens, first]) accepted(await call("addDevice", { token }, person.token));
    expect(await devicesOf(person)).toEqual([...tokens.slice(2), first]);
    expect(await devicesOf(person)).not.toContain(second);
    for (let n = 0; n < 2; n += 1) accepted(await call("removeDevice", { token: first }, person.token));
    expect(await devicesOf(person)).toEqual(tokens.slice(2));
    expect(
      (
        await database()
          .doc(
            `users/${person.uid}/devices/${createHash("sha256")
              .update(tokens[2] ?? "")
              .digest("hex")}`,
          )
          .get()
      ).exists,
    ).toBe(true);
  });

  it("is refused in another form, and to people without an account", async () => {
    const person = await withDevices();
    for (const token of ["", "a token", "a".repeat(4_097), "../x"])
      expect(reasonOf(await call("addDevice", { token }, person.token))).toBe("INVALID_INPUT");
    expect(reasonOf(await call("addDevice", { token: "a-token" }))).toBe("UNAUTHENTICATED");
    expect(await devicesOf(person)).toEqual([]);
  });

  it("finds no VAPID keys to subscribe with in the test suite, which has none", async () => {
    expect(accepted(await call("readChannels", {}, (await guest()).token))).toEqual({
      keys: null,
      sms: false,
      email: true,
      calls: true,
    });
  });
});

describe("the adapter", () => {
  const stop: (() => void)[] = [];
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const end of stop.splice(0)) end();
  });

  it("sends exactly this to Firebase Cloud Messaging", async () => {
    const asked: {
      readonly method: string | undefined;
      readonly url: string | undefined;
      readonly headers: IncomingHttpHeaders;
      readonly body: unknown;
    }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
        asked.push({ method: request.method, url: request.url, headers: request.headers, body });
        response.end('{"name":"projects/p/messages/1"}');
      });
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    stop.push(
      () => server.closeAllConnections(),
      () => void server.close(),
    );
    vi.stubEnv("THODU_FCM_HOST", `127.0.0.1:${port}`);
    wiring();
    expect(await new FcmPusher().send(["token-1"], { title: NEWS, link: "/chat", tag: "chat" })).toEqual({
      handed: "sent",
      gone: [],
    });
    expect(asked).toMatchObject([
      {
        method: "POST",
        url: `/v1/projects/${suite().project}/messages:send`,
        headers: { authorization: "Bearer owner", "content-type": "application/json" },
        body: {
          message: {
            token: "token-1",
            data: { title: NEWS, link: "/chat", tag: "chat" },
            webpush: { headers: { TTL: "21600", Urgency: "high", Topic: "chat" } },
          },
        },
      },
    ]);
  });
});
