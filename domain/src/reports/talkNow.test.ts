import { expect, it } from "vitest";
import { aCall, aConversation, heldBy, NOON } from "../../../tests/support/domain";
import { talkNow } from "./talkNow";

const ended = aConversation({ status: "closed", endedAt: NOON });
const calling = aCall({ status: "active", volunteerId: "ravi", answeredAt: NOON + 10 });
const hungUp = aCall({ status: "ended", volunteerId: "ravi", answeredAt: NOON + 10, endedAt: NOON + 20 });

it.each([
  ["nothing is known", null, null, { listener: null, status: null, endedAt: null, inCall: false }],
  ["the chat goes on", heldBy("meera"), null, { listener: "meera", status: "active", endedAt: null, inCall: false }],
  ["the chat has ended", ended, null, { listener: null, status: "closed", endedAt: NOON, inCall: false }],
  ["the call goes on", ended, calling, { listener: "ravi", status: "active", endedAt: null, inCall: true }],
  [
    "the call has ended, the chat before it",
    ended,
    hungUp,
    { listener: null, status: "closed", endedAt: NOON + 20, inCall: true },
  ],
  [
    "the call has ended, and there was no chat",
    null,
    hungUp,
    { listener: null, status: "closed", endedAt: NOON + 20, inCall: true },
  ],
  [
    "they wait in the chat after the call",
    aConversation({ status: "waiting" }),
    hungUp,
    { listener: null, status: "waiting", endedAt: null, inCall: false },
  ],
  [
    "a later chat has ended too",
    aConversation({ status: "closed", endedAt: NOON + 30 }),
    hungUp,
    { listener: null, status: "closed", endedAt: NOON + 30, inCall: false },
  ],
] as const)("when %s", (_, chat, call, expected) => {
  expect(talkNow(chat, call)).toEqual(expected);
});
