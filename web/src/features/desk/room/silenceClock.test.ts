import { MINUTE } from "@thodu/domain/time";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockOf, SilenceClock } from "./silenceClock";

describe("the silence of a person", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const answered = { awaited: true, lastMessageAt: 200, heardAt: 100 };
  const watched = (clock = new SilenceClock()) => {
    const told = vi.fn();
    return { clock, told, stop: clock.subscribe(told) };
  };
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE);

  it("leads to a question after five minutes, and three minutes later their place is free", () => {
    const { clock, told } = watched();
    clock.hear(answered);
    pass(4.9);
    expect(clock.silence()).toBe("talking");
    pass(0.1);
    expect(clock.silence()).toBe("silent");
    clock.asked();
    expect(clock.silence()).toBe("asked");
    clock.hear({ ...answered, lastMessageAt: 500 });
    pass(3);
    expect(clock.silence()).toBe("gone");
    expect(told).toHaveBeenCalledTimes(3);
  });

  it("goes on while the shown messages change", () => {
    const { clock } = watched();
    clock.hear({ ...answered, heardAt: null });
    for (const heardAt of [null, 50, 100, null, 100]) {
      pass(1);
      clock.hear({ ...answered, heardAt });
    }
    expect(clock.silence()).toBe("silent");
    clock.asked();
    pass(2);
    clock.hear({ ...answered, heardAt: null });
    clock.hear(answered);
    pass(1);
    expect(clock.silence()).toBe("gone");
  });

  it("ends with a message of theirs, also one that arrives together with the answer", () => {
    const { clock } = watched();
    clock.hear(answered);
    pass(5);
    clock.hear({ awaited: false, lastMessageAt: 300, heardAt: 300 });
    expect(clock.silence()).toBe("talking");
    clock.hear({ awaited: true, lastMessageAt: 400, heardAt: 300 });
    pass(5);
    expect(clock.silence()).toBe("silent");
    clock.hear({ awaited: true, lastMessageAt: 600, heardAt: 500 });
    expect(clock.silence()).toBe("talking");
    pass(5);
    expect(clock.silence()).toBe("silent");
  });

  it("goes on while the room is closed, and is known when it opens again", () => {
    const first = watched(clockOf("claim-1"));
    first.clock.hear(answered);
    pass(3);
    first.stop();
    expect(vi.getTimerCount()).toBe(0);
    pass(2);
    const again = watched(clockOf("claim-1"));
    expect(again.clock.silence()).toBe("silent");
    expect(clockOf("claim-2").silence()).toBe("talking");
  });
});
