import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { NONE, put } from "../calls/state";
import { waits } from "../lib/watching";
import { resetPeople } from "./people";
import { resetScreen } from "./screen";
import { resetServer, startServer } from "./server";
import { resetStore } from "./store";

// A machine that is four times slower shall hold as well: what is waited for ends the wait.
configure({ asyncUtilTimeout: 10_000 });
waits.first = 1;

// A call that a test leaves without an answer has the page check its connection ten seconds later (lib/reach), within another
// test by then. A check without an answer would take the network from all that follow.
globalThis.fetch = () => Promise.resolve(new Response(null, { status: 204 }));

beforeEach(() => {
  startServer();
  resetScreen();
});

/** Closed, so that nothing of them goes on by a timer. */
const closeToasts = (): void =>
  document.querySelectorAll<HTMLElement>(".toast__close").forEach((close) => close.click());

afterEach(async () => {
  closeToasts();
  vi.useRealTimers();
  cleanup();
  // What leaving a screen still says belongs to this test.
  await new Promise((resolve) => setTimeout(resolve, 0));
  closeToasts();
  // The files of a run share the page and the modules.
  put(NONE);
  vi.unstubAllGlobals();
  resetPeople();
  resetServer();
  resetStore();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "firebase-language-override=; path=/; max-age=0";
});
