import { HOUR } from "@thodu/domain/time";
import { newVersion, reload } from "@messages/updates";
import { BEFORE_LOAD } from "./formStore";
import { chosen, current } from "./locale";
import { offer } from "./toast";

/**
 * Tells the worker which language is read here, so that the help lines it keeps are in it, and no page in another one comes
 * from it while the line is slow.
 */
function tellLanguage(worker: ServiceWorker | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker?.postMessage({ language: chosen() ?? current });
}

/** Offers to reload when a newer version is installed and waits; never reloads under someone's hands. */
function offerUpdate(waiting: ServiceWorker): void {
  offer(newVersion, reload, () => {
    // Another window has accepted it: nothing more will happen to it.
    if (waiting.state !== "installed") return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    waiting.postMessage("take-over");
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  tellLanguage(registration.active);
  if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => {
      if (arriving.state === "installed" && navigator.serviceWorker.controller) offerUpdate(arriving);
    });
  });
  lookAgain(registration);
}

/** A browser looks for a newer version when it loads a document, and a page that stays open loads none. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < HOUR) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** On a first visit, tells the worker what this page fetched before it was there to see it. */
function tellWhatWasFetched(): void {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = fetched.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  navigator.serviceWorker.controller?.postMessage({ page: location.pathname, files });
}

/** Makes the site open without a network. */
export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", tellWhatWasFetched, { once: true });
  // Before the page comes in a language that was chosen just now.
  addEventListener(BEFORE_LOAD, () => tellLanguage(serviceWorker.controller));
  serviceWorker.register("/sw.js").then(watch, () => undefined);
}
