import { hadIn, kindOf, languageIn, type Had } from "./kinds";
import { callableUrl } from "../lib/firebase/project";
import { noticeIn, shows, type Notice } from "./notices";
import type { Scope } from "./scope";

declare const self: Scope;
/** The name of this build, which the build inserts. */
declare const BUILD: string;

const STORE = `thodu-${BUILD}`;
/** The page that must open without a network: whom to call. */
const LIFELINE = "/help-lines";
/** How long the network may take if there is an older copy of the page. */
const SLOW_AFTER_MS = 3_000;
/** How long the network may take if the older copy is in another language than the user has since chosen. */
const OTHER_LANGUAGE_MS = 12_000;

/**
 * How many caches of earlier releases are kept while one of their windows may be open; there may be one that nobody
 * accepted.
 */
const KEPT_RELEASES = 2;

const store = (): Promise<Cache> => caches.open(STORE);

/** A page is stored by its path alone: an address may name a person or a search, and the last copy is to be found. */
const placeOf = ({ mode, url }: Request): string => {
  const { pathname, search } = new URL(url);
  return mode === "navigate" ? pathname : pathname + search;
};

async function keep(place: string, response: Response): Promise<void> {
  if (response.ok && response.type === "basic") await (await store()).put(place, response);
}

/** Stores an answer for the next time. On a full device that fails, and the answer is used all the same. */
const keepIfRoom = (request: Request, response: Response): Promise<void> =>
  keep(placeOf(request), response.clone()).catch(() => undefined);

/** The script files of a page (web/build/document.ts). Without them its unsent messages could not be sent. */
const filesIn = (html: string): readonly string[] =>
  (/ data-keep="([^"]+)"/.exec(html)?.[1] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((name) => `/assets/${name}`);

/** Loads the help lines in the user's language, and the files by which they send unsent messages. */
async function keepLifeline(): Promise<void> {
  const lines = await fetch(LIFELINE, { cache: "no-cache" });
  const files = lines.ok ? filesIn(await lines.clone().text()) : [];
  await keep(LIFELINE, lines);
  await keepAll(files);
}

/** The cache key of the user's language. It is kept across releases, and for a worker that was stopped meanwhile. */
const LANGUAGE = "language";
let told: string | null = null;

/** Loads those files that the cache does not have yet. One that fails does not affect the others. */
async function keepAll(paths: readonly string[]): Promise<void> {
  const cache = await store();
  const kept = async (path: string): Promise<void> => {
    if (!(await cache.match(path, { ignoreVary: true }))) await keep(path, await fetch(path));
  };
  await Promise.allSettled(paths.map(kept));
}

const isIn = async (kept: Response, language: string): Promise<boolean> =>
  (await kept.clone().text()).includes(`<html lang="${language}"`);

async function isRead(kept: Response): Promise<boolean> {
  told ??= (await (await (await caches.open(LANGUAGE)).match("/"))?.text()) ?? null;
  return told === null || isIn(kept, told);
}

/** Loads the help lines again if the cached ones are in another language. */
async function speak(language: string): Promise<void> {
  told = language;
  await (await caches.open(LANGUAGE)).put("/", new Response(language));
  const kept = await (await store()).match(LIFELINE);
  if (!kept || !(await isIn(kept, language))) await keepLifeline();
}

/**
 * Answers with the page from the network. Without a network, or if it is slow, with the last copy, or else with the
 * help lines. The network gets more time if the last copy is in another language than the user's.
 */
async function page(request: Request): Promise<Response> {
  const own = await store();
  const kept = await own.match(placeOf(request), { ignoreVary: true });
  const isGood = kept !== undefined && (await isRead(kept));
  const fresh = fetch(request).then(async (response) => {
    await keepIfRoom(request, response);
    return response;
  });
  fresh.catch(() => undefined);
  const late = new Promise<Response | undefined>((resolve) => {
    setTimeout(
      () => resolve(kept),
      isGood || new URL(request.url).pathname === LIFELINE ? SLOW_AFTER_MS : OTHER_LANGUAGE_MS,
    );
  });
  const answer = await Promise.race([fresh, late]).catch(() => kept);
  return answer ?? (await own.match(LIFELINE)) ?? Response.error();
}

/**
 * A built file never changes under its name. Files of an earlier release are kept for its windows, because the site no
 * longer has them.
 */
async function file(request: Request): Promise<Response> {
  const kept = await (await store()).match(request);
  if (kept) return kept;
  const response = await fetch(request).catch(() => Response.error());
  await keepIfRoom(request, response);
  return response.ok ? response : ((await caches.match(request)) ?? response);
}

/**
 * Stores what the worker did not see being loaded: what a page loaded before there was a worker, and the document of a
 * screen that was opened without a page load.
 */
const keepHad = (had: Had): Promise<void> => keepAll([had.page, ...had.files]);

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/**
 * The window that accepted an update is reloaded. Another window goes on with its release, until an update finds it
 * alone or closed.
 */
async function dropOldStores(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("thodu-") && name !== STORE);
  const isOneMore = (await windows()).length > 1;
  await Promise.all(older.slice(0, isOneMore ? -KEPT_RELEASES : undefined).map((name) => caches.delete(name)));
}

/** Tells the server how far a ring has come. Nothing waits for it, and it is not repeated. */
async function tell(receipt: Notice["receipt"], what: "arrived" | "shown"): Promise<void> {
  if (receipt === null) return;
  const body = JSON.stringify({ ...receipt, what });
  // Plain text in mode no-cors needs no preflight request.
  await fetch(callableUrl("ringReceipt"), { method: "POST", mode: "no-cors", keepalive: true, body }).catch(
    () => undefined,
  );
}

/** Shows a notice, unless its page is visible. */
async function notify(text: string | null): Promise<void> {
  const { title, link, tag, rings, receipt } = noticeIn(text);
  const arrived = tell(receipt, "arrived");
  const open = await windows();
  if (!open.some(({ url, focused }) => focused && shows(url, link))) {
    await show({ title, link, tag, rings });
    await tell(receipt, "shown");
  }
  await arrived;
}

async function show({ title, link, tag, rings }: Omit<Notice, "receipt">): Promise<void> {
  // Not every browser knows all of these options.
  const ringing = rings ? { renotify: true, requireInteraction: true, vibrate: [400, 200, 400, 200, 400] } : {};
  await self.registration.showNotification(title, { tag, data: link, ...ringing });
}

/** Goes to the page of a notice: in a window that shows it already, or in a new one. */
async function goTo(link: string): Promise<void> {
  const there = (await windows()).find(({ url }) => shows(url, link));
  await (there ? there.focus() : self.clients.openWindow(link));
}

self.addEventListener("install", (event) => event.waitUntil(keepLifeline()));
self.addEventListener("activate", (event) => event.waitUntil(dropOldStores().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === "page") event.respondWith(page(event.request));
  if (kind === "file") event.respondWith(file(event.request));
});
self.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take-over") void self.skipWaiting();
  const language = languageIn(data);
  if (language !== null) event.waitUntil(speak(language));
  const had = hadIn(data, self.location.origin);
  if (had) event.waitUntil(keepHad(had));
});
self.addEventListener("push", (event) => event.waitUntil(notify(event.data?.text() ?? null)));
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const link: unknown = notification.data;
  event.waitUntil(goTo(typeof link === "string" ? link : "/"));
});
