import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

const ORIGIN = "https://thodu.example";

/** An answer of our own site. */
class Answer {
  readonly type = "basic";
  readonly ok: boolean;

  constructor(
    private readonly body: string,
    status = 200,
  ) {
    this.ok = status === 200;
  }

  clone(): Answer {
    return this;
  }

  text(): Promise<string> {
    return Promise.resolve(this.body);
  }
}

type Asked = string | { readonly url: string };
const urlOf = (asked: Asked): URL => new URL(typeof asked === "string" ? asked : asked.url, ORIGIN);
const pathOf = (asked: Asked): string => urlOf(asked).pathname;
/** Under which a browser's cache stores an answer. */
const keyOf = (asked: Asked): string => urlOf(asked).pathname + urlOf(asked).search;

class Store extends Map<string, Answer> {
  /** The first that fits, as in a browser. */
  match(asked: Asked, { ignoreSearch = false } = {}): Promise<Answer | undefined> {
    const key = [...this.keys()].find((each) =>
      ignoreSearch ? pathOf(each) === pathOf(asked) : each === keyOf(asked),
    );
    return Promise.resolve(key === undefined ? undefined : this.get(key));
  }

  put(asked: Asked, answer: Answer): Promise<void> {
    if (isFull) return Promise.reject(new DOMException("Quota exceeded.", "QuotaExceededError"));
    this.set(keyOf(asked), answer);
    return Promise.resolve();
  }
}

const stores = new Map<string, Store>();
const network = new Map<string, Answer>();
let windows = 1;
let online = true;
/** True for a network so slow that nothing arrives. */
let stuck = false;
/** True for a device without room for more. */
let isFull = false;

function open(name: string): Store {
  const store = stores.get(name) ?? new Store();
  stores.set(name, store);
  return store;
}

const caches = {
  open: (name: string) => Promise.resolve(open(name)),
  keys: () => Promise.resolve([...stores.keys()]),
  delete: (name: string) => Promise.resolve(stores.delete(name)),
  /** Searches the caches in the order in which they were created, as a browser does. */
  match: (asked: Asked) => Promise.resolve([...stores.values()].map((store) => store.get(pathOf(asked))).find(Boolean)),
};

const listeners = new Map<string, (event: unknown) => void>();

/** Sends an event to the worker, and resolves once it is handled. */
async function tell(type: string, event: object = {}): Promise<unknown> {
  let work: unknown;
  const note = (promise: unknown): void => {
    work = promise;
  };
  listeners.get(type)?.({ ...event, waitUntil: note, respondWith: note });
  return work;
}

async function textOf(path: string, mode = "cors"): Promise<string> {
  const answer = await tell("fetch", { request: { method: "GET", mode, url: `${ORIGIN}${path}` } });
  return answer instanceof Answer && answer.ok ? answer.text() : "nothing";
}

beforeAll(async () => {
  vi.stubGlobal("BUILD", "two");
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", (asked: Asked) => {
    if (stuck) return new Promise(() => undefined);
    return online
      ? Promise.resolve(network.get(pathOf(asked)) ?? new Answer("no such page", 404))
      : Promise.reject(new TypeError("Failed to fetch"));
  });
  vi.stubGlobal("self", {
    location: new URL(ORIGIN),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(Array.from({ length: windows }, () => ({ url: ORIGIN, focused: false }))),
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
  });
  vi.resetModules();
  await import("./worker");
});

afterAll(() => vi.unstubAllGlobals());

/** The previous release is active, and has stored a part of its pages. */
beforeEach(() => {
  stores.clear();
  network.clear();
  windows = 1;
  online = true;
  stuck = false;
  isFull = false;
  network.set("/help-lines", new Answer("help lines"));
  open("other").set("/assets/x.js", new Answer("of something else"));
  const before = open("thodu-one");
  before.set("/assets/EndDialog-1.js", new Answer("the dialog of before"));
  before.set("/art/call.svg", new Answer("the picture of before"));
  before.set("/chat", new Answer("the chat of before"));
});

async function takesOver(): Promise<void> {
  await tell("install");
  await tell("activate");
}

it("an update deletes the previous release if only the window that accepted it is open", async () => {
  await takesOver();
  expect([...stores.keys()]).toEqual(["other", "thodu-two"]);
});

it("a window of the previous release goes on with its files, which the site no longer has", async () => {
  windows = 2;
  await takesOver();
  expect(await textOf("/assets/EndDialog-1.js")).toBe("the dialog of before");
  online = false;
  expect(await textOf("/assets/EndDialog-1.js")).toBe("the dialog of before");
});

it("the help lines keep the files of their script, which sends unsent messages", async () => {
  network.set(
    "/help-lines",
    new Answer('<html lang="en" data-own="/help-lines" data-keep="site-2.js common-2.js gone.js">'),
  );
  network.set("/assets/site-2.js", new Answer("the script"));
  network.set("/assets/common-2.js", new Answer("what it imports"));
  await takesOver();
  online = false;
  expect(await textOf("/assets/site-2.js")).toBe("the script");
  expect(await textOf("/assets/common-2.js")).toBe("what it imports");
});

it("pages and pictures are those of the new release meanwhile", async () => {
  windows = 2;
  network.set("/art/call.svg", new Answer("the picture of now"));
  network.set("/chat", new Answer("the chat of now"));
  await takesOver();
  expect(await textOf("/art/call.svg")).toBe("the picture of now");
  online = false;
  expect(await textOf("/art/call.svg")).toBe("the picture of now");
  expect(await textOf("/chat", "navigate")).toBe("help lines");
  online = true;
  expect(await textOf("/chat", "navigate")).toBe("the chat of now");
  online = false;
  expect(await textOf("/chat", "navigate")).toBe("the chat of now");
});

it("no more than two earlier releases are kept, however many updates find another window open", async () => {
  windows = 2;
  stores.clear();
  for (const name of ["thodu-a", "thodu-b", "thodu-c"]) open(name);
  await takesOver();
  expect([...stores.keys()]).toEqual(["thodu-b", "thodu-c", "thodu-two"]);
});

const inEnglish = '<html lang="en">Chat';

/** The chat's page that is shown after some seconds on a network that carries nothing; null while none is. */
async function shownWhenStuck(): Promise<string | null> {
  vi.useFakeTimers();
  stuck = true;
  let shown: string | null = null;
  void textOf("/chat", "navigate").then((text) => (shown = text));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  return shown;
}

it("a slow network shows the last copy of a page, unless the user has just left its language", async () => {
  await takesOver();
  network.set("/chat", new Answer(inEnglish));
  await textOf("/chat", "navigate");
  await tell("message", { data: { language: "en" } });
  expect(await shownWhenStuck()).toBe(inEnglish);
  stuck = false;
  await tell("message", { data: { language: "te" } });
  expect(await shownWhenStuck()).toBeNull();
  stuck = false;
  // Without a network it is better than nothing.
  online = false;
  expect(await textOf("/chat", "navigate")).toBe(inEnglish);
});

it("the worker knows the user's language after it was stopped", async () => {
  await takesOver();
  network.set("/chat", new Answer(inEnglish));
  await textOf("/chat", "navigate");
  await tell("message", { data: { language: "te" } });
  vi.resetModules();
  await import("./worker");
  expect(await shownWhenStuck()).toBeNull();
});

it("a full device still shows what the network brings", async () => {
  await takesOver();
  network.set("/chat", new Answer("the chat"));
  network.set("/assets/new.js", new Answer("a script"));
  isFull = true;
  expect([await textOf("/chat", "navigate"), await textOf("/assets/new.js")]).toEqual(["the chat", "a script"]);
});

it("without a network the last copy of a page is shown, whatever its address asked for", async () => {
  await takesOver();
  network.set("/login", new Answer("the login of before"));
  await textOf("/login?from=%2Fprofile", "navigate");
  network.set("/login", new Answer("the login"));
  await textOf("/login", "navigate");
  online = false;
  expect(await textOf("/login", "navigate")).toBe("the login");
  expect([...open("thodu-two").keys()].filter((key) => key.includes("?"))).toEqual([]);
});
