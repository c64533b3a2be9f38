import { describe, expect, it, test } from "vitest";
import { aConversation, aMessage, NOON, storedInstant, UNMATCHED } from "../../../tests/support/domain";
import { chatMessage, conversation, conversationStatus, desk, presence, riskLevel, VOLUNTEER } from "./model";

const at = storedInstant(NOON);
const stored = { ...aConversation(), createdAt: at, lastMessageAt: at, waitingSince: at };
const storedMessage = { ...aMessage(), timestamp: at };

const without = (record: object, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

test("the words of the spec and of the architecture", () => {
  expect(VOLUNTEER).toBe("volunteer");
  expect(conversationStatus.options).toEqual(["waiting", "active", "closed"]);
  expect(riskLevel.options).toEqual(["none", "concern", "crisis"]);
});

describe("a stored conversation", () => {
  it("is read with its instants as milliseconds", () => {
    expect(conversation.parse(stored)).toEqual(aConversation());
    expect(conversation.parse({ ...stored, customerReadAt: at, volunteerReadAt: at, waitingSince: null })).toEqual(
      aConversation({ customerReadAt: NOON, volunteerReadAt: NOON, waitingSince: null }),
    );
  });

  it("may have no meter, from before minutes were counted", () => {
    expect(conversation.parse(without(stored, "meter"))).toMatchObject({ meter: null });
  });

  it("of an older version has neither a consent nor an end", () => {
    const { consent: _, expireAt: __, keepDays: ___, ...older } = stored;
    expect(conversation.parse(older)).toEqual(aConversation({ consent: null, expireAt: null }));
  });

  test.each(
    Object.keys(stored).filter(
      (key) => !["meter", "consent", "keepDays", "expireAt"].includes(key) && !Object.hasOwn(UNMATCHED, key),
    ),
  )("is invalid without %s", (key) => {
    expect(conversation.safeParse(without(stored, key)).success).toBe(false);
  });

  test.each([
    { lastSender: "volunteer" },
    { notice: "listener-left" },
    { notice: "listener-changed" },
    { notice: "ended-by-listener" },
    { notice: "ended-by-customer" },
    { notice: "left-queue" },
  ] as const)("may have %j", (changes) => {
    expect(conversation.parse({ ...stored, ...changes })).toEqual(aConversation(changes));
  });

  test.each([
    ["status", "open"],
    ["risk", "high"],
    ["locale", "fr"],
    ["notice", "gone"],
    ["lastSender", "asha"],
    ["ownMessageCount", "1"],
    ["locked", 0],
    ["volunteerId", 7],
    ["createdAt", NOON],
    ["lastMessageAt", null],
    ["customerWindow", { startedAt: NOON }],
  ])("is invalid with %s %j", (key, value) => {
    expect(conversation.safeParse({ ...stored, [key]: value }).success).toBe(false);
  });
});

describe("a stored message", () => {
  it("is read with its instant as milliseconds", () => {
    expect(chatMessage.parse(storedMessage)).toEqual(aMessage());
    expect(chatMessage.parse({ ...storedMessage, volunteerId: "meera", ownMessageNumber: null })).toEqual(
      aMessage({ volunteerId: "meera", ownMessageNumber: null }),
    );
  });

  test.each(Object.keys(storedMessage))("is invalid without %s", (key) => {
    expect(chatMessage.safeParse(without(storedMessage, key)).success).toBe(false);
  });
});

test("presence and desk", () => {
  expect(presence.parse({ typing: true, active: false, at })).toEqual({ typing: true, active: false, at: NOON });
  expect(presence.safeParse({ typing: 1, active: false, at }).success).toBe(false);
  expect(desk.parse({ epoch: "e" })).toEqual({ epoch: "e" });
  expect(desk.safeParse({}).success).toBe(false);
});
