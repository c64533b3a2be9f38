import { dismiss } from "@messages/toast";
import { kept } from "./storage";
import { GAP, goesWithPage, lifeOf, lowest, placeFor, UNDONE_WITHIN, type Span, type ToastKind } from "./toasts/rules";

const WAITING = "thodu.toast";
/** What nobody may lie over: where one writes, whom one calls, who calls, and what is asked or offered. */
const NEEDED =
  '.composer, a[href^="tel:"], .call-bar, .talk-bar, .listener-call, .offer, .alarm .button, .area__filter .button';
/**
 * Nor over these, where there is room beside them: what was written last, and the first row of an admin's list, are read on
 * while something is said, and whoever comes to a login goes on to its fields.
 */
const READ = `${NEEDED}, .message--latest .bubble, .area__list > .list > li:first-child, .door :is(input, .button)`;
/** Headings and buttons of the page are spared too until somebody scrolls, as a toast would then jump. */
const MAIN = `${READ}, main :is(h1, h2, .button)`;
/** And the messages of the other side, where there is room. */
const THEIRS = ", .message--theirs .bubble";
/** How much of the window a dialog leaves free at the bottom for what is said, where there is no room beside it (dialog.css). */
const ROOM = "--toasts";
const TICK_MS = 250;

interface Shown {
  readonly card: HTMLElement;
  readonly kind: ToastKind;
  readonly subject: string;
  readonly since: number;
  /** What was pressed last before it was said. */
  readonly by: Element | null;
  readonly offline: boolean;
  /** The dialog in which it was said, while that is open. */
  dialog: HTMLDialogElement | null;
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

/**
 * Takes away what was said on the screen that is being left. `since`: when its reader went, in milliseconds of the page's own
 * clock; what was said from then on, while the next screen loaded, stays.
 */
export function leaveToasts(since = performance.now()): void {
  removeThose((each) => isPast(each, since));
}

/** Closes every toast that would close by itself, with its undo button: the reader has followed a link to another screen. */
export function leaveByLink(): void {
  removeThose(({ left }) => left !== null);
}

/** Takes away what was said on a subject and is no longer true. */
export function takeBack(subject = ""): void {
  removeThose((each) => each.subject === subject);
}

const isPast = ({ left, since }: Shown, at: number): boolean => left !== null && goesWithPage(at - since);

function removeThose(are: (one: Shown) => boolean): void {
  for (const each of shown) if (are(each)) remove(each);
}

function show(
  kind: ToastKind,
  words: string,
  { subject, left }: Pick<Shown, "subject" | "left">,
  action?: HTMLElement,
): void {
  takeBack(subject);
  const card = document.createElement("div");
  card.className = `toast toast--${kind}`;
  card.setAttribute("role", kind);
  const text = document.createElement("p");
  text.className = "toast__words";
  const said = { by: pressed, offline: !navigator.onLine, dialog: topDialog() };
  const one: Shown = { card, kind, subject, since: performance.now(), left, ...said };
  const close = makeButton("toast__close", () => remove(one));
  close.setAttribute("aria-label", dismiss);
  close.textContent = "×";
  card.append(text, ...(action ? [action] : []), close);
  shown.add(one);
  shownAt = scrollY;
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

/** The dialog in which alone anything can be pressed. */
const topDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1) ?? null;

let pressed: Element | null = null;

/** A failure is past once what failed is tried again. */
function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest("button, a, label, input, summary") : null;
  removeThose(({ kind, by }) => kind === "alert" && by !== null && by === pressed);
}

const networkIsBack = (): void => removeThose(({ kind, offline }) => kind === "alert" && offline);

let shelf: HTMLElement | null = null;
/** How far the page was scrolled as the last words were said. */
let shownAt = 0;
let ticking: ReturnType<typeof setInterval> | undefined;

function start(): void {
  ticking ??= setInterval(tick, TICK_MS);
}

function stop(): void {
  clearInterval(ticking);
  ticking = undefined;
  giveBackRoom();
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
  for (const each of shown) {
    if (each.dialog === null || (each.dialog.open && each.dialog.isConnected)) continue;
    if (isPast(each, performance.now())) remove(each);
    else each.dialog = null;
  }
  if (shown.size === 0 || !shelf) return;
  const dialog = topDialog();
  const host = dialog ?? document.body;
  if (shelf.parentElement !== host) {
    giveBackRoom();
    host.append(shelf);
    // Older browsers have it over the page, where it was before.
    if ("showPopover" in shelf) shelf.showPopover();
  }
  const { offsetHeight: height } = shelf;
  const beside = (spans: readonly Span[]): number | null => placeFor(height, innerHeight, spans);
  // Only a range measures the text of an element.
  const besideAll = (selector: string): number | null =>
    beside(
      [...document.querySelectorAll(selector)]
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.height > 0),
    );
  const free = (): number | null =>
    dialog
      ? beside([dialog.getBoundingClientRect()])
      : ((scrollY === shownAt ? (besideAll(MAIN + THEIRS) ?? besideAll(MAIN)) : null) ??
        besideAll(READ + THEIRS) ??
        besideAll(READ) ??
        besideAll(NEEDED));
  if (dialog && (free() === null || dialog.style.getPropertyValue(ROOM) !== "")) makeRoom(dialog, height);
  shelf.style.top = `${free() ?? lowest(height, innerHeight)}px`;
}

/** What was seen of the dialog's end, such as the button that was pressed, is seen on. */
function makeRoom(dialog: HTMLDialogElement, height: number): void {
  const atEnd = dialog.scrollTop + dialog.clientHeight >= dialog.scrollHeight - 1;
  dialog.style.setProperty(ROOM, `${height + 2 * GAP}px`);
  if (atEnd) dialog.scrollTop = dialog.scrollHeight;
}

function giveBackRoom(): void {
  const dialog = shelf?.parentElement;
  if (dialog instanceof HTMLDialogElement) dialog.style.removeProperty(ROOM);
}

function findShelf(): HTMLElement {
  shelf ??= Object.assign(document.createElement("div"), { className: "toasts", popover: "manual" });
  return shelf;
}

/** Keeps words for the next page that loads in this tab. */
export function toastAfterLoad(kind: ToastKind, words: string): void {
  kept.set(WAITING, `${kind}:${words}`);
}

/** Shows what the page before left to say; from here on what is no longer true goes by itself. */
export function startToasts(): void {
  addEventListener("click", notePress, true);
  addEventListener("online", networkIsBack);
  const waiting = kept.get(WAITING);
  if (waiting === null) return;
  kept.remove(WAITING);
  const colon = waiting.indexOf(":");
  toast(waiting.slice(0, colon) === "alert" ? "alert" : "status", waiting.slice(colon + 1));
}
