import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accounts } from "../test-support/people";
import { identity, personOf, theAuth } from "../test-support/firebase/auth";
import { alone } from "./alone";
import { markTabs } from "./marks";
import { ensureGuest } from "./session";
import { GUEST_MADE, stored } from "./storage";

const LOCK = "thodu guest";

let before = 0;
beforeEach(async () => {
  // After its first call, the page itself subscribes too.
  await ensureGuest();
  act(() => theAuth.become(null));
  stored.remove(GUEST_MADE);
  before = theAuth.listeners.size;
});

/** This page's identity service reports a guest whom another tab has created. */
const hears = (uid: string) => act(async () => theAuth.become(personOf({ uid, guest: true, email: null })));

/** Waits until one more subscriber waits for the next guest. */
const isListening = () => waitFor(() => expect(theAuth.listeners.size).toBeGreaterThan(before));

/** Another tab starts creating a guest; the returned function finishes that. */
function otherTabMakesOne(): () => void {
  const { promise, resolve } = Promise.withResolvers<null>();
  void alone(LOCK, () => promise);
  return () => {
    stored.set(GUEST_MADE, String(Date.now()));
    resolve(null);
  };
}

describe("two tabs in which somebody writes at the same moment", () => {
  it("create one guest: the second tab takes over the guest of the first", async () => {
    const made = otherTabMakesOne();
    const here = ensureGuest();
    await act(async () => Promise.resolve());
    expect(accounts.whoIsHere()).toBeNull();
    made();
    // Reported a little later, as between real tabs.
    await isListening();
    expect(accounts.whoIsHere()).toBeNull();
    await hears("guest-of-the-first");
    expect(await here).toBe("guest-of-the-first");
  });

  it("create one guest even if the first tab is closed at once", async () => {
    stored.set(GUEST_MADE, String(Date.now() - 1_000));
    const here = ensureGuest();
    await isListening();
    await hears("guest-of-the-first");
    expect(await here).toBe("guest-of-the-first");
  });

  it("create one guest even if what the first tab stored has not arrived in the second one", async () => {
    const unmark = await markTabs("thodu guest made", 10_000);
    const here = ensureGuest();
    await isListening();
    unmark();
    await hears("guest-of-the-first");
    expect(await here).toBe("guest-of-the-first");
  });

  it("create one in the second tab if the first could not", async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const first = alone(LOCK, () => promise);
    const here = ensureGuest();
    reject(new Error("auth/network-request-failed"));
    await expect(first).rejects.toThrow("auth/network-request-failed");
    expect(await here).toBe(accounts.whoIsHere());
  });
});

describe("a guest is created", () => {
  it("at once after the guest who was created a moment ago has left", async () => {
    const first = await ensureGuest();
    act(() => theAuth.become(null));
    stored.remove(GUEST_MADE);
    expect(await ensureGuest()).not.toBe(first);
  });

  it("at once if none was created a moment ago, and the time is stored for the other tabs", async () => {
    stored.set(GUEST_MADE, String(Date.now() - 3_600_000));
    const began = Date.now();
    expect(await ensureGuest()).toBe(accounts.whoIsHere());
    expect(Number(stored.get(GUEST_MADE))).toBeGreaterThanOrEqual(began);
  });

  it("in an old browser without locks", async () => {
    const has = (target: Navigator, name: string | symbol) => name !== "locks" && Reflect.has(target, name);
    const get = (target: Navigator, name: string | symbol): unknown => Reflect.get(target, name, target);
    vi.stubGlobal("navigator", new Proxy(navigator, { has, get }));
    expect("locks" in navigator).toBe(false);
    expect(await ensureGuest()).toBe(accounts.whoIsHere());
  });

  it("if the guest of another tab was not reported for long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    stored.set(GUEST_MADE, String(Date.now()));
    const here = ensureGuest();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await here).toBe(accounts.whoIsHere());
  });
});

it("a failure is reported to the caller, and the next call tries again", async () => {
  identity.refusal = "auth/network-request-failed";
  await expect(ensureGuest()).rejects.toThrow("auth/network-request-failed");
  expect(stored.get(GUEST_MADE)).toBeNull();
  identity.refusal = null;
  expect(await ensureGuest()).toBe(accounts.whoIsHere());
});
