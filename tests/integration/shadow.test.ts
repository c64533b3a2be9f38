import { conversation, conversationInternals } from "@thodu/domain/chat/model";
import type { Actor } from "@thodu/domain/permissions";
import { riskTalk } from "@thodu/domain/safety/shadowModel";
import { expect, it } from "vitest";
import { base } from "../../functions/src/runtime/wiringBase";
import { wiring } from "../../functions/src/runtime/wiring";
import { endConversation } from "../../functions/src/usecases/chat/leaving";
import { readTogether } from "../../functions/src/usecases/safety/readTogether";
import { sendMessage } from "../../functions/src/usecases/chat/sendMessage";
import { database, guest } from "../support/people";

it("the check of messages decides nothing in shadow mode, and stores its result without text or person", async () => {
  const { uid } = await guest();
  const person: Actor = { uid, guest: true, email: null, listener: false, tokenSaysListener: false, admin: false };
  const ports = { ...base(), riskCheck: "shadow" } as const;
  const say = async (messageId: string, text: string) => {
    const sent = await sendMessage(ports, person, { messageId, text });
    expect(sent.ok).toBe(true);
  };
  const stored = async () => (await database().doc(`conversations/${uid}`).get()).data();
  await say("one", "hello");
  await say("two", "I want to kill myself tonight");
  await readTogether(ports, uid);
  expect(conversation.parse(await stored())).toMatchObject({ risk: "none", alarm: null, strain: 0 });
  // Only the server can read it.
  expect(await stored()).not.toHaveProperty("shadow");
  const internals = async () =>
    conversationInternals.parse((await database().doc(`conversationInternals/${uid}`).get()).data() ?? {});
  expect(await internals()).toMatchObject({ shadow: { tier: "certain" } });

  const kept = async () => (await database().collection("riskTalks").get()).docs.map((doc) => doc.data());
  const before = await kept();
  expect((await endConversation(wiring(), person, { conversationId: uid })).ok).toBe(true);
  const added = (await kept()).filter((talk) => riskTalk.safeParse(talk).success);
  expect(added).toHaveLength(before.length + 1);
  expect(Object.keys(added[0] ?? {}).toSorted()).toEqual(["at", "level", "locale", "score", "tier"]);
  expect(JSON.stringify(added)).not.toContain(uid);
  expect(await internals()).toMatchObject({ shadow: null });
});
