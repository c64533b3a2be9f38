import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { NONE, put } from "../calls/state";
import { OVERDUE } from "../lib/reach";
import { waits } from "../lib/watching";
import { untilEffectsRan } from "./effects";
import { resetPeople } from "./people";
import { resetScreen } from "./screen";
import { resetServer, startServer } from "./server";
import { resetStore } from "./store";

// Long enough for a machine that is four times slower; a fulfilled condition ends the wait at once.
configure({ asyncUtilTimeout: 10_000, asyncWrapper: untilEffectsRan });
waits.first = 1;

// As in browsers of 2026: what an effect gives back as its clean-up must not be what it got from scrolling.
const scrolls = ["scroll", "scrollTo", "scrollBy", "scrollIntoView"] as const;
for (const name of scrolls)
  Object.defineProperty(Element.prototype, name, {
    configurable: true,
    writable: true,
    value: () => Promise.resolve(),
  });

/** The timers after which the page would check its network, because a call of this test had no answer. */
const overdue = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;

beforeEach(() => {
  vi.stubGlobal("setTimeout", (work: () => void, delay?: number) => {
    const timer = startTimer(work, delay);
    if (delay === OVERDUE) overdue.add(timer);
    return timer;
  });
  startServer();
  resetScreen();
});

/** Closes toasts, so that none of their timers goes on. */
const closeToasts = (): void =>
  document.querySelectorAll<HTMLElement>(".toast__close").forEach((close) => close.click());

afterEach(async () => {
  closeToasts();
  vi.useRealTimers();
  cleanup();
  // What leaving a screen still does belongs to this test.
  await new Promise((resolve) => setTimeout(resolve, 0));
  closeToasts();
  // The test files of a run share the page and its modules: a later test whose network carries nothing would be
  // taken for offline, and all that follow it.
  overdue.forEach((timer) => clearTimeout(timer));
  overdue.clear();
  put(NONE);
  vi.unstubAllGlobals();
  resetPeople();
  resetServer();
  resetStore();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "firebase-language-override=; path=/; max-age=0";
});
