import { dismiss } from "@messages/toast";
import { kept } from "./storage";
import { goesWithPage, lifeOf, topFor, UNDONE_WITHIN, type Span, type ToastKind } from "./toasts/rules";

const WAITING = "thodu.toast";
/** What nobody may lie over: where one writes, whom one calls, who calls, and what is asked or offered. */
const NEEDED = '.composer, a[href^="tel:"], .call-bar, .listener-call, .offer, .alarm button, dialog[open] button';
/** Spared as well where there is room. */
const ALSO = "dialog[open] :is(a, input, select, textarea)";
const TICK_MS = 250;

interface Shown {
  readonly card: HTMLElement;
  readonly subject: string;
  readonly since: number;
  /** Milliseconds for which it was to be seen and not pointed at; null for what stays until it is done or closed. */
  left: number | null;
}

const shown = new Set<Shown>();

/**
 * Shows words over the page, announced to screen readers; plain DOM, so that static pages can do it too. A later word on
 * the same subject takes the place of an earlier one.
 */
export function toast(kind: ToastKind, words: string, subject = ""): void {
  show(kind, words, { subject, left: lifeOf(kind, words) });
}

/** Shows words with something to do about them; stays until it is done or closed. */
export function offer(words: string, label: string, act: () => void): void {
  const button = makeButton("toast__act", act);
  button.textContent = label;
  show("status", words, { subject: label, left: null }, button);
}

/**
 * Says what was done, with the way back while that is to be seen; `undo` runs once. What came of it is said on the subject
 * of `label`, in place of this.
 */
export function offerUndo(words: string, label: string, undo: () => void): void {
  const button = makeButton("toast__act", () => {
    button.disabled = true;
    undo();
  });
  button.textContent = label;
  show("status", words, { subject: label, left: UNDONE_WITHIN }, button);
}

/** Takes away what was said on the screen that is being left. */
export function leaveToasts(): void {
  const now = performance.now();
  for (const each of shown) if (each.left !== null && goesWithPage(now - each.since)) remove(each);
}

function show(
  kind: ToastKind,
  words: string,
  { subject, left }: Pick<Shown, "subject" | "left">,
  action?: HTMLElement,
): void {
  for (const each of shown) if (each.subject === subject) remove(each);
  const card = document.createElement("div");
  card.className = `toast toast--${kind}`;
  card.setAttribute("role", kind);
  const text = document.createElement("p");
  text.className = "toast__words";
  const one: Shown = { card, subject, since: performance.now(), left };
  const close = makeButton("toast__close", () => remove(one));
  close.setAttribute("aria-label", dismiss);
  close.textContent = "×";
  card.append(text, ...(action ? [action] : []), close);
  shown.add(one);
  findShelf().append(card);
  settle();
  start();
  // Words that arrive after the region are announced by every screen reader.
  requestAnimationFrame(() => {
    text.textContent = words;
    settle();
  });
}

function remove(one: Shown): void {
  one.card.remove();
  shown.delete(one);
  if (shown.size === 0) stop();
}

function makeButton(className: string, act: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.addEventListener("click", act);
  return button;
}

let shelf: HTMLElement | null = null;
let ticking: ReturnType<typeof setInterval> | undefined;

function start(): void {
  ticking ??= setInterval(tick, TICK_MS);
}

function stop(): void {
  clearInterval(ticking);
  ticking = undefined;
  shelf?.remove();
}

/** Time passes while the page is looked at and nobody points at the words or is in them by keyboard. */
function tick(): void {
  settle();
  if (document.hidden || shelf?.matches(":is(:hover, :focus-within)") === true) return;
  for (const each of shown) {
    if (each.left === null) continue;
    each.left -= TICK_MS;
    if (each.left <= 0) remove(each);
  }
}

/** Puts the words where they are seen: over an open dialog, inside it, since the rest of the page is inert then. */
function settle(): void {
  if (shown.size === 0 || !shelf) return;
  const host = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (shelf.parentElement !== host) {
    host.append(shelf);
    // Older browsers have it over the page, where it was before.
    if ("showPopover" in shelf) shelf.showPopover();
  }
  const most = spansOf(NEEDED, shelf);
  shelf.style.top = `${topFor(shelf.offsetHeight, innerHeight, [...most, ...spansOf(ALSO, shelf)], most)}px`;
}

/** Of what is on the screen and not among the words themselves. */
const spansOf = (selector: string, own: HTMLElement): readonly Span[] =>
  [...document.querySelectorAll(selector)]
    .filter((each) => !own.contains(each))
    .map((each) => each.getBoundingClientRect())
    .filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < innerHeight);

function findShelf(): HTMLElement {
  shelf ??= Object.assign(document.createElement("div"), { className: "toasts", popover: "manual" });
  return shelf;
}

/** Keeps words for the next page that loads in this tab. */
export function toastAfterLoad(kind: ToastKind, words: string): void {
  kept.set(WAITING, `${kind}:${words}`);
}

/** Shows what the page before left to say. */
export function showWaitingToast(): void {
  const waiting = kept.get(WAITING);
  if (waiting === null) return;
  kept.remove(WAITING);
  const colon = waiting.indexOf(":");
  toast(waiting.slice(0, colon) === "alert" ? "alert" : "status", waiting.slice(colon + 1));
}
