import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetReader } from "../lib/sessionEnd";
import { keepTalk, readTalk } from "./lastTalk";

const nothing = {
  messages: [],
  deliveredUntil: 0,
  readUntil: 0,
  crisis: false,
  asked: false,
  status: null,
  locked: false,
};
const talk = (...messages: readonly ReturnType<typeof message>[]) => ({ ...nothing, messages });
const message = (nth: number) => ({ id: `m${nth}`, text: `Line ${nth}`, mine: nth % 2 === 0, at: nth });

describe("the last messages of a conversation", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    return () => vi.unstubAllGlobals();
  });

  it("are stored for their person alone, until they are forgotten", () => {
    const how = { crisis: true, asked: true, status: "waiting" as const, locked: true };
    const last = { ...talk(message(1), message(2)), deliveredUntil: 2, readUntil: 1, ...how };
    keepTalk("asha", last);
    expect(readTalk("asha")).toEqual(last);
    expect(readTalk("ravi")).toEqual(nothing);
    forgetReader();
    expect(readTalk("asha")).toEqual(nothing);
  });

  it("are the newest thirty", () => {
    keepTalk("asha", talk(...Array.from({ length: 40 }, (_, nth) => message(nth))));
    expect(readTalk("asha").messages.map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, nth) => `m${nth + 10}`),
    );
  });

  it.each(["", "null", "[", '{"uid":"asha","status":"gone"}', '{"uid":"asha","messages":[{"id":1}]}'])(
    "are none where something else is kept: %s",
    (text) => {
      stored.set("thodu.lastTalk", text);
      expect(readTalk("asha")).toEqual(nothing);
    },
  );
});
