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

const store = (): Promise<Cache> => caches.open(STORE);

async function keep(request: Request | string, response: Response): Promise<void> {
  if (response.ok && response.type === "basic") await (await store()).put(request, response);
}

/** Fetches the help lines in the language that the reader speaks now. */
const keepLifeline = async (): Promise<void> => keep(LIFELINE, await fetch(LIFELINE, { cache: "no-cache" }));

/** Fetches the help lines anew when those at hand are in another language. */
async function speak(language: string): Promise<void> {
  const kept = await (await store()).match(LIFELINE);
  if (!kept || !(await kept.text()).includes(`<html lang="${language}"`)) await keepLifeline();
}

/** The page as it is now; without a network, or when it is slow, as it was last, and at worst the help lines. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  const fresh = fetch(request).then(async (response) => {
    await keep(request, response.clone());
    return response;
  });
  fresh.catch(() => undefined);
  const late = new Promise<Response | undefined>((resolve) => {
    setTimeout(() => resolve(kept), kept ? PATIENCE_MS : 2 ** 30);
  });
  const answer = await Promise.race([fresh, late]).catch(() => kept);
  return answer ?? (await caches.match(LIFELINE)) ?? Response.error();
}

/** Built files never change under their name. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  await keep(request, response.clone());
  return response;
}

/**
 * Stores for use without a network what the worker did not see fetched: what a page loaded before there was a worker, and the
 * document of a screen that opened without a page load.
 */
async function keepHad(had: Had): Promise<void> {
  const cache = await store();
  const kept = async (path: string): Promise<void> => {
    if (!(await cache.match(path, { ignoreVary: true }))) await keep(path, await fetch(path));
  };
  await Promise.allSettled([had.page, ...had.files].map(kept));
}

async function dropOldStores(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("thodu-") && name !== STORE).map((name) => caches.delete(name)),
  );
}

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

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
