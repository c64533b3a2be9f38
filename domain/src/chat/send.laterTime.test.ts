import { expect, it } from "vitest";
import { aConversation, heldBy, NOON } from "../../../tests/support/domain";
import { meera, stored } from "../../../tests/support/sending";
import { HOUR } from "../time";

const time = { since: NOON - HOUR, at: NOON + HOUR, by: null, reminded: false };
const laterWays = { push: false, email: "asha@example.com" };

it.each([
  ["asked for", { ...time, state: "asked" }],
  ["taken by another listener", { ...time, state: "taken", by: "ravi" }],
  ["taken by this listener", { ...time, state: "taken", by: "meera" }],
] as const)(
  "a listener’s first message ends the time later that the person has %s, and its address",
  (_, laterTime) => {
    const { change } = stored({ side: meera, conversation: { ...heldBy("meera"), laterTime, laterWays } });
    expect(change).toMatchObject({ kind: "continue", patch: { laterTime: null, laterWays: null } });
  },
);

it.each([
  ["without one", null],
  ["that has found nobody", { ...time, state: "none" }],
  ["that was missed", { ...time, state: "missed", by: "ravi" }],
] as const)("a listener’s message changes no time later %s", (_, laterTime) => {
  const { change } = stored({ side: meera, conversation: { ...heldBy("meera"), laterTime } });
  expect(change).not.toHaveProperty("patch.laterTime");
});

it("a person’s own message leaves their time later as it is, while they wait and once a listener has come", () => {
  const laterTime = { ...time, state: "asked" } as const;
  for (const conversation of [aConversation({ laterTime }), { ...heldBy("meera"), laterTime }])
    expect(stored({ conversation }).change).not.toHaveProperty("patch.laterTime");
});
