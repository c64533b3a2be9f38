import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PresenceTeller, type Told } from "./presenceTeller";

describe("the presence of a reader", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const telling = (write = vi.fn(async (_told: Told): Promise<undefined> => undefined)) => ({
    write,
    teller: new PresenceTeller(write),
  });

  it("is written when they come, again as a heartbeat, and when they leave", async () => {
    const { write, teller } = telling();
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(26_000);
    teller.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write.mock.calls).toEqual([
      [{ typing: false, active: true, begins: true }],
      [{ typing: false, active: true, begins: false }],
      [{ typing: false, active: false, begins: false }],
    ]);
  });

  it("turns the hint off 1.5 seconds after the last key", async () => {
    const { write, teller } = telling();
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(510);
    teller.typed();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(write).toHaveBeenLastCalledWith({ typing: true, active: true, begins: false });
    await vi.advanceTimersByTimeAsync(2);
    expect(write).toHaveBeenLastCalledWith({ typing: false, active: true, begins: false });
  });

  it("makes one write at a time, and after it writes only what is still true", async () => {
    const pending: (() => void)[] = [];
    const { write, teller } = telling(
      vi.fn((_told: Told) => new Promise<undefined>((resolve) => void pending.push(() => resolve(undefined)))),
    );
    teller.setActive(true);
    teller.typed();
    teller.typingEnded();
    expect(write).toHaveBeenCalledTimes(1);
    pending.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it("ends for good when they leave while a write is under way", async () => {
    const pending: (() => void)[] = [];
    const { write, teller } = telling(
      vi.fn((_told: Told) => new Promise<undefined>((resolve) => void pending.push(() => resolve(undefined)))),
    );
    teller.setActive(true);
    teller.stop();
    expect(write).toHaveBeenLastCalledWith({ typing: false, active: false, begins: false });
    for (const arrive of pending) arrive();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it("counts as beginning anew after they left, and after a write that waited for the network", async () => {
    const pending: (() => void)[] = [];
    const { write, teller } = telling(
      vi.fn((_told: Told) => new Promise<undefined>((resolve) => void pending.push(() => resolve(undefined)))),
    );
    const arrive = async (after: number) => {
      await vi.advanceTimersByTimeAsync(after);
      pending.shift()?.();
      await vi.advanceTimersByTimeAsync(1);
    };
    teller.setActive(true);
    await arrive(1);
    teller.setActive(false);
    await arrive(1);
    teller.setActive(true);
    await arrive(61_000);
    await vi.advanceTimersByTimeAsync(30_000);
    const begins = write.mock.calls.map(([told]) => told.begins);
    expect(begins).toEqual([true, false, true, true]);
  });

  it("tries once more after a refused write, and then goes on with the next change", async () => {
    const { write, teller } = telling(vi.fn((_told: Told) => Promise.reject(new Error("refused"))));
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(write).toHaveBeenCalledTimes(2);
    teller.typed();
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenCalledTimes(3);
  });

  it("waits half a second after each answer, but takes back at once what is no longer true", async () => {
    const { write, teller } = telling();
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(100);
    teller.typed();
    await vi.advanceTimersByTimeAsync(399);
    expect(write).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenLastCalledWith({ typing: true, active: true, begins: false });
    await vi.advanceTimersByTimeAsync(10);
    teller.typingEnded();
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenLastCalledWith({ typing: false, active: true, begins: false });
    teller.typed();
    teller.stop();
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenLastCalledWith({ typing: false, active: false, begins: false });
    expect(write).toHaveBeenCalledTimes(4);
  });

  it("goes on, and the typing hint ends, after the device’s clock was set back", async () => {
    const { write, teller } = telling();
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(1_000);
    teller.typed();
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write.mock.calls).toEqual([
      [{ typing: false, active: true, begins: true }],
      [{ typing: true, active: true, begins: false }],
      [{ typing: false, active: true, begins: false }],
      [{ typing: false, active: true, begins: false }],
      [{ typing: false, active: true, begins: false }],
    ]);
    teller.typed();
    expect(write).toHaveBeenLastCalledWith({ typing: true, active: true, begins: false });
  });

  it("counts as beginning anew after the device slept, even if the clock of a page stops meanwhile", async () => {
    const { write, teller } = telling();
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(write).toHaveBeenLastCalledWith({ typing: false, active: true, begins: true });
  });
});
