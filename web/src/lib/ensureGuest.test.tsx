import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accounts } from "../test-support/people";
import { identity, personOf, theAuth } from "../test-support/firebase/auth";
import { alone } from "./alone";
import { ensureGuest } from "./session";
import { GUEST_MADE, stored } from "./storage";

const LOCK = "thodu guest";

let before = 0;
beforeEach(async () => {
  // From the first one on, the page itself listens.
  await ensureGuest();
  act(() => theAuth.become(null));
  stored.remove(GUEST_MADE);
  before = theAuth.listeners.size;
});

/** The identity service of this page tells of a guest whom another tab has made. */
const hears = (uid: string) => act(async () => theAuth.become(personOf({ uid, guest: true, email: null })));

/** One more than before wants to know of the next guest. */
const isListening = () => waitFor(() => expect(theAuth.listeners.size).toBeGreaterThan(before));

/** Another tab makes a guest, which ends with what this gives. */
function otherTabMakesOne(): () => void {
  const { promise, resolve } = Promise.withResolvers<null>();
  void alone(LOCK, () => promise);
  return () => {
    stored.set(GUEST_MADE, String(Date.now()));
    resolve(null);
  };
}

describe("two tabs in which somebody writes at the same moment", () => {
  it("make one guest: the second takes the one of the first", async () => {
    const made = otherTabMakesOne();
    const here = ensureGuest();
    await act(async () => Promise.resolve());
    expect(accounts.whoIsHere()).toBeNull();
    made();
    // Heard of a little later, as between tabs.
    await isListening();
    expect(accounts.whoIsHere()).toBeNull();
    await hears("guest-of-the-first");
    expect(await here).toBe("guest-of-the-first");
  });

  it("make one also where the first is closed at once", async () => {
    stored.set(GUEST_MADE, String(Date.now() - 1_000));
    const here = ensureGuest();
    await isListening();
    await hears("guest-of-the-first");
    expect(await here).toBe("guest-of-the-first");
  });

  it("make one in the second where the first could not", async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const first = alone(LOCK, () => promise);
    const here = ensureGuest();
    reject(new Error("auth/network-request-failed"));
    await expect(first).rejects.toThrow("auth/network-request-failed");
    expect(await here).toBe(accounts.whoIsHere());
  });
});

describe("a guest is made", () => {
  it("at once where none was a moment ago, and the other tabs are told when", async () => {
    stored.set(GUEST_MADE, String(Date.now() - 3_600_000));
    const began = Date.now();
    expect(await ensureGuest()).toBe(accounts.whoIsHere());
    expect(Number(stored.get(GUEST_MADE))).toBeGreaterThanOrEqual(began);
  });

  it("where the browser has no locks, as old ones", async () => {
    const has = (target: Navigator, name: string | symbol) => name !== "locks" && Reflect.has(target, name);
    const get = (target: Navigator, name: string | symbol): unknown => Reflect.get(target, name, target);
    vi.stubGlobal("navigator", new Proxy(navigator, { has, get }));
    expect("locks" in navigator).toBe(false);
    expect(await ensureGuest()).toBe(accounts.whoIsHere());
  });

  it("once nothing was heard for long of the one whom another tab made", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    stored.set(GUEST_MADE, String(Date.now()));
    const here = ensureGuest();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await here).toBe(accounts.whoIsHere());
  });
});

it("a failure is told to who asked, and the next try is a new one", async () => {
  identity.refusal = "auth/network-request-failed";
  await expect(ensureGuest()).rejects.toThrow("auth/network-request-failed");
  expect(stored.get(GUEST_MADE)).toBeNull();
  identity.refusal = null;
  expect(await ensureGuest()).toBe(accounts.whoIsHere());
});
