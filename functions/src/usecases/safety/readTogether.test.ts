import type { Conversation } from "@thodu/domain/chat/model";
import { MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { aConversation, aMessage, heldBy, NOON } from "../../../../tests/support/domain";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { readTogether } from "./readTogether";

let runtime: MemoryRuntime;
let store: MemoryConversations;

beforeEach(() => {
  runtime = new MemoryRuntime();
  runtime.time = NOON;
  store = new MemoryConversations(runtime);
});

const wrote = (texts: readonly string[], from = NOON - 10): void => {
  const messages = texts.map((text, at) => [`m${from}${at}`, aMessage({ text, timestamp: from + at })] as const);
  store.messages.set("asha", new Map([...(store.messages.get("asha") ?? []), ...messages]));
};
/** Each of these is harmless alone. */
const PIECES = ["i took", "all the tablets", "from my mother"];
const write = (changes: Partial<Conversation> = {}): void =>
  store.summaries.at("asha").write(aConversation({ strain: 1, lastMessageAt: NOON, ...changes }));
const riskState = () => {
  const { risk, alarm } = store.summaries.at("asha").see()?.value ?? {};
  return { risk, alarm };
};
const look = () => readTogether({ runtime, conversations: store, riskCheck: "on" }, "asha");

describe("the last messages of a talk", () => {
  it("are an alarm together, whether the person waits or has a listener", async () => {
    wrote(PIECES);
    for (const talk of [aConversation(), heldBy("meera")]) {
      write(talk);
      write({ ...talk, strain: 1, lastMessageAt: NOON });
      await look();
      expect(riskState()).toEqual({ risk: "concern", alarm: { since: NOON, answer: null, raisedLevel: true } });
    }
  });

  it("are not read if that can change nothing", async () => {
    wrote(PIECES);
    for (const changes of [
      { strain: 0.2 },
      { lastMessageAt: NOON - MINUTE },
      { status: "closed" },
      { risk: "crisis" },
      { alarm: { since: 1, answer: "no" } },
      { alarm: { since: 1, answer: "listener" } },
    ] as const) {
      write(changes);
      store.page = () => Promise.reject(new Error("Not asked for here."));
      await look();
      expect(store.summaries.at("asha").see()?.value).toMatchObject(changes);
    }
  });

  it("are an alarm also if only a listener’s question made one, and a No to that stays", async () => {
    wrote(PIECES);
    write({ alarm: { since: 1, answer: "no", byListener: true } });
    await look();
    expect(riskState()).toEqual({ risk: "concern", alarm: { since: 1, answer: "no", raisedLevel: true } });
  });

  it("are those of this talk, and of their writer alone", async () => {
    wrote(PIECES.slice(0, 2), NOON - 100);
    wrote(PIECES.slice(2));
    write({ endedAt: NOON - 50 });
    await look();
    expect(riskState()).toEqual({ risk: "none", alarm: null });
    write();
    await look();
    expect(riskState()).toMatchObject({ risk: "concern" });
  });

  it("do not override an answer that was given meanwhile", async () => {
    wrote(PIECES);
    write();
    const ruledOut = { since: 1, answer: "listener" } as const;
    store.meanwhile = () => write({ alarm: ruledOut });
    await look();
    expect(riskState()).toEqual({ risk: "none", alarm: ruledOut });
  });
});
