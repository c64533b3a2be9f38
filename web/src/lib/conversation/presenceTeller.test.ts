import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PresenceTeller } from './presenceTeller';

describe('the presence of a reader', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const telling = (write = vi.fn(async () => undefined)) => ({ write, teller: new PresenceTeller(write) });

  it('is told when they come, by a heartbeat, and when they leave', async () => {
    const { write, teller } = telling();
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(26_000);
    teller.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write.mock.calls).toEqual([[{ typing: false, active: true }], [{ typing: false, active: true }], [{ typing: false, active: false }]]);
  });

  it('turns the hint off 1.5 seconds after the last key', async () => {
    const { write, teller } = telling();
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(10);
    teller.typed();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(write).toHaveBeenLastCalledWith({ typing: true, active: true });
    await vi.advanceTimersByTimeAsync(2);
    expect(write).toHaveBeenLastCalledWith({ typing: false, active: true });
  });

  it('writes one at a time, and then only what still holds', async () => {
    const pending: (() => void)[] = [];
    const { write, teller } = telling(vi.fn(() => new Promise<undefined>((resolve) => void pending.push(() => resolve(undefined)))));
    teller.setActive(true);
    teller.typed();
    teller.typingEnded();
    expect(write).toHaveBeenCalledTimes(1);
    pending.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('survives a refused write', async () => {
    const { write, teller } = telling(vi.fn(() => Promise.reject(new Error('refused'))));
    teller.setActive(true);
    await vi.advanceTimersByTimeAsync(1);
    teller.typed();
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenCalledTimes(2);
  });
});
