import { hadIn, kindOf, languageIn, type Had } from "./kinds";
import { callableUrl } from "../lib/firebase/project";
import { noticeIn, shows, type Notice } from "./notices";
import type { Scope } from "./scope";

declare const self: Scope;
/** Names this build; the build writes it. */
declare const BUILD: string;

const STORE = `thodu-${BUILD}`;
/** What must open without a network: whom to call. */
const LIFELINE = "/help-lines";
/** How long a page may keep someone waiting who has an older copy of it. */
const PATIENCE_MS = 3_000;
/** The same where the older copy is in another language than its reader has chosen since. */
const OTHER_LANGUAGE_MS = 12_000;

/** Of releases before, while a window of theirs may be open; one that nobody accepted may lie between. */
const KEPT_RELEASES = 2;

const store = (): Promise<Cache> => caches.open(STORE);

async function keep(request: Request | string, response: Response): Promise<void> {
  if (response.ok && response.type === "basic") await (await store()).put(request, response);
}

/** The files of which the page's script is made (web/build/document.ts): without them nothing that was written goes out from it. */
const filesIn = (html: string): readonly string[] =>
  (/ data-keep="([^"]+)"/.exec(html)?.[1] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((name) => `/assets/${name}`);

/** Fetches the help lines in the language that the reader speaks now, and what they need to send what was written before. */
async function keepLifeline(): Promise<void> {
  const lines = await fetch(LIFELINE, { cache: "no-cache" });
  const files = lines.ok ? filesIn(await lines.clone().text()) : [];
  await keep(LIFELINE, lines);
  await keepAll(files);
}

/** The language that is read here: kept over releases, and for a worker that was stopped since it was told. */
const LANGUAGE = "language";
let told: string | null = null;

/** Fetches what of these the store has not yet. One that does not come leaves the others. */
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

/** Fetches the help lines anew when those at hand are in another language. */
async function speak(language: string): Promise<void> {
  told = language;
  await (await caches.open(LANGUAGE)).put("/", new Response(language));
  const kept = await (await store()).match(LIFELINE);
  if (!kept || !(await isIn(kept, language))) await keepLifeline();
}

/**
 * The page as it is now; without a network, or when it is slow, as it was last, and at worst the help lines. A slow line is
 * waited for when the last was in a language that is not read here any more.
 */
async function page(request: Request): Promise<Response> {
  const own = await store();
  const kept = await own.match(request, { ignoreSearch: true, ignoreVary: true });
  const isGood = kept !== undefined && (await isRead(kept));
  const fresh = fetch(request).then(async (response) => {
    await keep(request, response.clone());
    return response;
  });
  fresh.catch(() => undefined);
  const late = new Promise<Response | undefined>((resolve) => {
    setTimeout(
      () => resolve(kept),
      isGood || new URL(request.url).pathname === LIFELINE ? PATIENCE_MS : OTHER_LANGUAGE_MS,
    );
  });
  const answer = await Promise.race([fresh, late]).catch(() => kept);
  return answer ?? (await own.match(LIFELINE)) ?? Response.error();
}

/** Built files never change under their name. Those of a release before are kept for its windows; the site has them no more. */
async function file(request: Request): Promise<Response> {
  const kept = await (await store()).match(request);
  if (kept) return kept;
  const response = await fetch(request).catch(() => Response.error());
  await keep(request, response.clone());
  return response.ok ? response : ((await caches.match(request)) ?? response);
}

/**
 * Stores for use without a network what the worker did not see fetched: what a page loaded before there was a worker, and the
 * document of a screen that opened without a page load.
 */
const keepHad = (had: Had): Promise<void> => keepAll([had.page, ...had.files]);

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** The window that accepted an update loads anew. Another one goes on with its release, until an update finds it alone or gone. */
async function dropOldStores(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("thodu-") && name !== STORE);
  const isOneMore = (await windows()).length > 1;
  await Promise.all(older.slice(0, isOneMore ? -KEPT_RELEASES : undefined).map((name) => caches.delete(name)));
}

/** Tells the server that a ring has come so far. Nobody waits for it, and one that is lost is not sent again. */
async function tell(receipt: Notice["receipt"], what: "arrived" | "shown"): Promise<void> {
  if (receipt === null) return;
  const body = JSON.stringify({ ...receipt, what });
  // Plain text in mode no-cors needs no preflight request.
  await fetch(callableUrl("ringReceipt"), { method: "POST", mode: "no-cors", keepalive: true, body }).catch(
    () => undefined,
  );
}

/** Shows a notice, unless its page is what its reader looks at. */
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
  // Not every browser knows all of these.
  const ringing = rings ? { renotify: true, requireInteraction: true, vibrate: [400, 200, 400, 200, 400] } : {};
  await self.registration.showNotification(title, { tag, data: link, ...ringing });
}

/** Goes to the page that a notice leads to, where it is open already or in a new window. */
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
