import { HOUR } from "@thodu/domain/time";
import { newVersion, reload } from "@messages/updates";
import { BEFORE_LOAD } from "./formStore";
import { loadChosen } from "./loadChosen";
import { chosen, current } from "./locale";
import { offer } from "./toast";

/**
 * Tells the worker which language is used here, so that it stores the help lines in that language, and serves no page
 * in another one while the network is slow.
 */
function tellLanguage(worker: ServiceWorker | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker?.postMessage({ language: chosen() ?? current });
}

/** Offers to reload when a newer version is installed and waiting; never reloads by itself. */
function offerUpdate(waiting: ServiceWorker): void {
  offer(newVersion, reload, () => {
    // Another window has accepted it, so its state does not change any more.
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

/** A browser looks for a newer version when it loads a document, which a page that stays open does not. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < HOUR) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** On a first visit, tells the worker what this page loaded before the worker was there. */
function tellWhatWasFetched(): void {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = fetched.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  navigator.serviceWorker.controller?.postMessage({ page: location.pathname, files });
}

/** Installs the service worker, by which the site opens without a network, in the chosen language. */
export function startWorker(): void {
  loadChosen();
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", tellWhatWasFetched, { once: true });
  // Sent before the page is loaded in the newly chosen language.
  addEventListener(BEFORE_LOAD, () => tellLanguage(serviceWorker.controller));
  serviceWorker.register("/sw.js").then(watch, () => undefined);
}
