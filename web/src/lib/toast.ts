import { dismiss } from "@messages/toast";
import { kept } from "./storage";
import { GAP, goesWithPage, lifeOf, lowest, placeFor, UNDONE_WITHIN, type Span, type ToastKind } from "./toasts/rules";

const WAITING = "thodu.toast";
/** What a toast must never cover: where one writes, whom one calls, who calls, and what is asked or offered. */
const NEEDED =
  '.composer, a[href^="tel:"], .call-bar, .talk-bar, .listener-call, .offer, .alarm .button, .area__filter .button, ' +
  ".on-call__save .button";
/**
 * Nor these, if there is room beside them: the last message and the first row of an admin's list are still being read,
 * and somebody who comes to a login goes on to its fields.
 */
const READ = `${NEEDED}, .message--latest .bubble, .area__list > .list > li:first-child, .door :is(input, .button)`;
/** Nor the headings, labels and buttons of the page, but only until it is scrolled, since the toast would then jump. */
const MAIN = `${READ}, main :is(h1, h2, label, .button)`;
/** The user looks next at the entry in which they pressed something, because it changes. */
const ENTRY = "li, .card";
/** And the messages of the other side, if there is room. */
const THEIRS = ", .message--theirs .bubble";
/**
 * How much space a dialog leaves for toasts at the bottom of the window, if there is no room beside it (dialog.css).
 */
const ROOM = "--toasts";
const TICK_MS = 250;

interface Shown {
  readonly card: HTMLElement;
  readonly kind: ToastKind;
  readonly subject: string;
  readonly since: number;
  /** The element that was pressed last before the toast was shown. */
  readonly by: Element | null;
  readonly offline: boolean;
  /** The dialog that was open when the toast was shown, while it stays open. */
  dialog: HTMLDialogElement | null;
  /**
   * How many milliseconds it stays visible, not counting while it is pointed at; null if it stays until it is acted on
   * or closed.
   */
  left: number | null;
}

const shown = new Set<Shown>();

/**
 * Shows a message over the page, and announces it to screen readers. Plain DOM, so that static pages can use it too. A
 * later message on the same subject replaces an earlier one.
 */
export function toast(kind: ToastKind, words: string, subject = ""): void {
  show(kind, words, { subject, left: lifeOf(kind, words) });
}

/** Shows a message with a button; it stays until the button is pressed or it is closed. */
export function offer(words: string, label: string, act: () => void): void {
  const button = makeButton("toast__act", act);
  button.textContent = label;
  show("status", words, { subject: label, left: null }, button);
}

/**
 * Says what was done, with a button that undoes it while the message is visible; `undo` runs at most once. Its result
 * is reported on the subject `label`, which replaces this message.
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
 * Removes the messages of the screen that is being left. `since`: when the user left, in milliseconds of the page's own
 * clock. A message shown after that, while the next screen loaded, stays.
 */
export function leaveToasts(since = performance.now()): void {
  removeThose((each) => isPast(each, since));
}

/**
 * Closes every toast that would close by itself, with its undo button, because the user has followed a link to another
 * screen.
 */
export function leaveByLink(): void {
  removeThose(({ left }) => left !== null);
}

/** Removes the messages on a subject that are no longer true. */
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
  // Text that is added after its region is announced by every screen reader.
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

/** The open modal dialog that lies on top. */
const topDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1) ?? null;

let pressed: Element | null = null;
/** The entry or card in which something was pressed last. A press in a dialog counts for the entry that opened it. */
let entry: Element | null = null;

/** Removes a failure message once the failed action is tried again. */
function notePress({ target }: Event): void {
  const at = target instanceof Element ? target : null;
  pressed = at?.closest("button, a, label, input, summary") ?? null;
  if (at?.closest("dialog, .toasts") === null) entry = at.closest(ENTRY);
  removeThose(({ kind, by }) => kind === "alert" && by !== null && by === pressed);
}

const networkIsBack = (): void => removeThose(({ kind, offline }) => kind === "alert" && offline);

let shelf: HTMLElement | null = null;
/** How far the page was scrolled when the last message was shown. */
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

/** Whether a message is pointed at or focused. A finger points at nothing, but what it pressed last stays `:hover`. */
const isHeld = (): boolean =>
  shelf?.matches(`:focus-within${matchMedia("(hover: hover)").matches ? ", :hover" : ""}`) === true;

/** Time counts while the page is visible and the message is neither pointed at nor focused. */
function tick(): void {
  settle();
  if (document.hidden || isHeld()) return;
  for (const each of shown) {
    if (each.left === null) continue;
    each.left -= TICK_MS;
    if (each.left <= 0) remove(each);
  }
}

/**
 * Moves the messages to where they can be seen. If a dialog is open they are put inside it, since the rest of the page
 * is inert.
 */
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
    // Older browsers show it over the page without this.
    if ("showPopover" in shelf) shelf.showPopover();
  }
  const { offsetHeight: height } = shelf;
  const beside = (spans: readonly Span[]): number | null => placeFor(height, innerHeight, spans);
  // Only a range measures the text inside an element.
  const besideAll = (selector: string, own: readonly Element[]): number | null =>
    beside(
      [...document.querySelectorAll(selector), ...own]
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.height > 0),
    );
  const besideMost = (own: readonly Element[]): number | null =>
    (scrollY === shownAt ? (besideAll(MAIN + THEIRS, own) ?? besideAll(MAIN, own)) : null) ??
    besideAll(READ + THEIRS, own) ??
    besideAll(READ, own) ??
    besideAll(NEEDED, own);
  // If the entry fills the window, at least its buttons stay visible.
  const besideEntry = (): number | null =>
    entry?.isConnected === true ? (besideMost([entry]) ?? besideMost([...entry.querySelectorAll(".button")])) : null;
  const free = (): number | null =>
    dialog ? beside([dialog.getBoundingClientRect()]) : (besideEntry() ?? besideMost([]));
  if (dialog && (free() === null || dialog.style.getPropertyValue(ROOM) !== "")) makeRoom(dialog, height);
  shelf.style.top = `${free() ?? lowest(height, innerHeight)}px`;
}

/** Makes room below the dialog. If its end was visible, such as the pressed button, it stays visible. */
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

/** Stores a message for the next page that is loaded in this tab. */
export function toastAfterLoad(kind: ToastKind, words: string): void {
  kept.set(WAITING, `${kind}:${words}`);
}

/** Shows the message that the previous page left, and starts removing messages that are no longer true. */
export function startToasts(): void {
  addEventListener("click", notePress, true);
  addEventListener("online", networkIsBack);
  const waiting = kept.get(WAITING);
  if (waiting === null) return;
  kept.remove(WAITING);
  const colon = waiting.indexOf(":");
  toast(waiting.slice(0, colon) === "alert" ? "alert" : "status", waiting.slice(colon + 1));
}
