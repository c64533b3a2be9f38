import { dismiss } from '@messages/toast';
import { kept } from './storage';

/** `alert` for failures, `status` for everything else. */
export type ToastKind = 'alert' | 'status';

const WAITING = 'thodu.toast';
const SHOWN_MS = 6_000;
/** A failure stays until it is closed. */
const STAYS: ReadonlySet<ToastKind> = new Set(['alert']);

/** Shows words over the page, announced to screen readers; plain DOM, so that static pages can do it too. */
export function toast(kind: ToastKind, words: string): void {
  const card = show(kind, words);
  if (!STAYS.has(kind)) setTimeout(() => card.remove(), SHOWN_MS);
}

/** Shows words with something to do about them; stays until it is done or closed. */
export function offer(words: string, label: string, act: () => void): void {
  const button = makeButton('toast__act', act);
  button.textContent = label;
  show('status', words, button);
}

function show(kind: ToastKind, words: string, action?: HTMLElement): HTMLElement {
  const card = document.createElement('div');
  card.className = `toast toast--${kind}`;
  card.setAttribute('role', kind);
  const text = document.createElement('p');
  text.className = 'toast__words';
  const close = makeButton('toast__close', () => card.remove());
  close.setAttribute('aria-label', dismiss);
  close.textContent = '×';
  card.append(text, ...(action ? [action] : []), close);
  findShelf().append(card);
  // Words that arrive after the region are announced by every screen reader.
  requestAnimationFrame(() => {
    text.textContent = words;
  });
  return card;
}

function makeButton(className: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.addEventListener('click', act);
  return button;
}

function findShelf(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.toasts');
  if (found) return found;
  const shelf = document.createElement('div');
  shelf.className = 'toasts';
  document.body.append(shelf);
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
  const colon = waiting.indexOf(':');
  toast(waiting.slice(0, colon) === 'alert' ? 'alert' : 'status', waiting.slice(colon + 1));
}
