import { auditEntry } from "@thodu/domain/accounts/model";
import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import { chatMessage, conversation } from "@thodu/domain/chat/model";
import { countOf } from "@thodu/domain/matching/waits";
import { dayRecord } from "@thodu/domain/matching/model";
import { alarmCounts, type AlarmCount, type AlarmCounts } from "@thodu/domain/safety/alarmCounts";
import { riskLabel } from "@thodu/domain/safety/label";
import type { Risk } from "@thodu/domain/safety/levels";
import { kolkataDay } from "@thodu/domain/time";
import { beforeAll, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, listener, type Person } from "../support/people";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

const summary = async (uid: string) => conversation.parse((await database().doc(`conversations/${uid}`).get()).data());
const say = (person: Person, messageId: string, text: string) => call("sendMessage", { messageId, text }, person.token);
const setRisk = (person: Person, conversationId: string, level: Risk) =>
  call("setRisk", { conversationId, level }, person.token);
const labels = async (conversationId: string) =>
  (await database().collection("riskLabels").where("conversationId", "==", conversationId).get()).docs.map((doc) =>
    riskLabel.parse(doc.data()),
  );

async function held(): Promise<{ readonly person: Person; readonly by: Person }> {
  const [person, by] = [await guest(), await listener(admin)];
  accepted(await say(person, "first", "hello"));
  accepted(await call("claimConversation", { conversationId: person.uid }, by.token));
  return { person, by };
}

describe("a message that tells of a crisis", () => {
  it.each([
    ["English", "I took all the pills and I want to die"],
    ["Telugu", "నాకు చావాలని ఉంది, ఇక బతకను"],
    ["Telugu in Latin letters", "inka naku bathakalani ledu, chachipovali anipistundi"],
    ["Hindi", "मैं जीना नहीं चाहती, मुझे मरना है"],
    ["Hindi in Latin letters", "mujhe nahi jeena, khudkushi kar lungi"],
  ])("is accepted as the twentieth and flags the conversation: %s", async (_, text) => {
    const person = await guest();
    for (let n = 1; n <= FREE_MESSAGES; n += 1) accepted(await say(person, `m${n}`, "hello"));
    expect(reasonOf(await say(person, "m20", "hello"))).toBe("CHAT_LIMIT");
    expect(accepted(await say(person, "m20", text))).toEqual({ messageId: "m20", remaining: null, locked: false });
    expect(await summary(person.uid)).toMatchObject({ risk: "crisis", ownMessageCount: 20, locked: false });
    expect(
      chatMessage.parse((await database().doc(`conversations/${person.uid}/chatMessages/m20`).get()).data()).text,
    ).toBe(text);
    // The level stays, and so does the lifted limit.
    expect(accepted(await say(person, "m21", "hello"))).toMatchObject({ locked: false });
    expect(await summary(person.uid)).toMatchObject({ risk: "crisis", ownMessageCount: 21 });
  });

  it("flags a conversation that it begins", async () => {
    const person = await guest();
    accepted(await say(person, "first", "I am going to kill myself tonight"));
    expect(await summary(person.uid)).toMatchObject({ risk: "crisis", status: "waiting" });
  });

  it("has a limit that no human reaches: 120 messages in a minute, 20 calls in ten", async () => {
    const person = await guest();
    accepted(await say(person, "first", "I want to die"));
    await database()
      .doc(`conversations/${person.uid}`)
      .update({ customerWindow: { startedAt: Date.now(), count: 119 } });
    accepted(await say(person, "m120", "hello"));
    expect(reasonOf(await say(person, "m121", "hello"))).toBe("RATE_LIMITED");
    const asked = (requestId: string) => call("requestHelp", { requestId, note: "I want to die" }, person.token);
    expect(reasonOf(await asked(`help-${person.uid}`))).toBe("RATE_LIMITED");
    const begin = (nth: number) => call("startCall", { callId: `call-${nth}-${person.uid}` }, person.token);
    for (let nth = 1; nth <= 20; nth += 1) accepted(await begin(nth));
    expect(reasonOf(await begin(21))).toBe("RATE_LIMITED");
  });

  it("flags nothing if a listener writes it", async () => {
    const { person, by } = await held();
    accepted(
      await call(
        "sendMessage",
        { messageId: "asked", text: "Do you want to kill yourself?", conversationId: person.uid },
        by.token,
      ),
    );
    expect(await summary(person.uid)).toMatchObject({ risk: "none", lastSender: "volunteer" });
  });
});

describe("the level that a listener sets", () => {
  it("is stored with its label and an audit record, up and down", async () => {
    const { person, by } = await held();
    expect(accepted(await setRisk(by, person.uid, "crisis"))).toEqual({});
    const { risk, crisisSince = null } = await summary(person.uid);
    expect(risk).toBe("crisis");
    expect(Date.now() - (crisisSince ?? 0)).toBeLessThan(60_000);
    accepted(await setRisk(by, person.uid, "none"));
    expect(await summary(person.uid)).toMatchObject({ risk: "none" });
    const given = (await labels(person.uid)).toSorted((a, b) => a.at - b.at);
    expect(given).toMatchObject([
      { messageId: "first", before: "none", level: "crisis", volunteerId: by.uid },
      { messageId: "first", before: "crisis", level: "none", volunteerId: by.uid },
    ]);
    const { docs } = await database().collection("auditLog").where("target", "==", person.uid).get();
    const reasons = docs
      .map((doc) => auditEntry.parse(doc.data()))
      .flatMap(({ action, reason }) => (action === "conversation.risk" ? [reason] : []));
    expect(reasons.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(["crisis to none", "none to crisis"]);
  });

  it("can be set by the listener who holds the conversation and by nobody else", async () => {
    const { person, by } = await held();
    const other = await listener(admin);
    expect(reasonOf(await setRisk(other, person.uid, "crisis"))).toBe("NOT_CLAIMED");
    expect(reasonOf(await setRisk(person, person.uid, "crisis"))).toBe("NOT_PERMITTED");
    expect(reasonOf(await setRisk(by, "nobody-here", "crisis"))).toBe("NOT_FOUND");
    expect(await summary(person.uid)).toMatchObject({ risk: "none" });
    expect(await labels(person.uid)).toEqual([]);
  });
});

describe("the counts of alarms", () => {
  const counted = async (): Promise<AlarmCounts> =>
    dayRecord.safeParse(
      (
        await database()
          .doc(`statistics/${kolkataDay(Date.now())}`)
          .get()
      ).data(),
    ).data?.alarms ?? alarmCounts.parse({});
  /** What a step adds to the counts of alarms, without waits. */
  async function added(step: () => Promise<unknown>): Promise<Partial<Record<AlarmCount, number>>> {
    const before = await counted();
    await step();
    const after = await counted();
    const names = ["certain", "unsure", "yes", "no", "lowered", "confirmed"] as const;
    return Object.fromEntries(
      names.flatMap((name) => (after[name] === before[name] ? [] : [[name, after[name] - before[name]]])),
    );
  }

  it("include each tier, answer and lowering, and how a talk ended", async () => {
    const { person, by } = await held();
    const ask = async () =>
      database()
        .doc(`conversations/${person.uid}`)
        .update({ risk: "concern", alarm: { since: Date.now(), answer: null } });
    const answer = (inDanger: boolean) => () => call("answerAlarm", { inDanger }, person.token);
    expect(await added(() => say(person, "c1", "I want to kill myself tonight"))).toEqual({ certain: 1 });
    expect(await added(() => say(person, "c2", "I want to kill myself tonight"))).toEqual({});
    expect(await added(() => setRisk(by, person.uid, "none"))).toEqual({ lowered: 1 });
    await ask();
    expect(await added(answer(false))).toEqual({ no: 1 });
    await ask();
    expect(await added(answer(true))).toEqual({ yes: 1 });
    const wrapUp = { outcome: "listened" as const, crisis: { agreed: "a", whoKnows: "b", linesGiven: true } };
    expect(
      await added(async () =>
        accepted(await call("endConversation", { conversationId: person.uid, wrapUp }, by.token)),
      ),
    ).toEqual({ confirmed: 1 });
  });

  it("include how long a person waited who may be in danger", async () => {
    const [person, by] = [await guest(), await listener(admin)];
    accepted(await say(person, "one", "I want to kill myself tonight"));
    const leaves = await guest();
    accepted(await say(leaves, "two", "I want to kill myself tonight"));
    const waits = async () => {
      const { waits: taken, leftWaits } = await counted();
      return { taken: countOf(taken), left: countOf(leftWaits) };
    };
    const before = await waits();
    accepted(await call("claimConversation", { conversationId: person.uid }, by.token));
    expect(await waits()).toEqual({ ...before, taken: before.taken + 1 });
    // The wait of a person who leaves before an answer counts too.
    accepted(await call("endConversation", { conversationId: leaves.uid }, leaves.token));
    expect(await waits()).toEqual({ taken: before.taken + 1, left: before.left + 1 });
  });
});
