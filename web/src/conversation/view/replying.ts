/**
 * In pixels: the swipe that makes a reply when the finger is lifted, and the farthest that a message follows the
 * finger.
 */
const FAR_ENOUGH = 56;
const FARTHEST = 80;

/**
 * Two more ways to reply beside the button of each message: a swipe to the right, and arrow keys to go from button to
 * button.
 */
export function replying(talk: HTMLElement, onReply: (id: string) => void, signal: AbortSignal): void {
  swipes(talk, onReply, signal);
  talk.addEventListener("keydown", (event) => moveAmongReplies(talk, event), { signal });
  // All buttons together are one stop of the Tab key: the newest.
  talk.addEventListener("focusin", () => keepOneTabStop(talk), { signal });
  keepOneTabStop(talk);
  const watched = new MutationObserver(() => keepOneTabStop(talk));
  watched.observe(talk, { childList: true, subtree: true });
  signal.addEventListener("abort", () => watched.disconnect());
}

const buttons = (talk: HTMLElement): readonly HTMLElement[] => [
  ...talk.querySelectorAll<HTMLElement>(".message__reply"),
];

function keepOneTabStop(talk: HTMLElement): void {
  const all = buttons(talk);
  const stop = all.find((button) => button === document.activeElement) ?? all.at(-1);
  for (const button of all) {
    const index = button === stop ? 0 : -1;
    if (button.tabIndex !== index) button.tabIndex = index;
  }
}

function moveAmongReplies(talk: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const all = buttons(talk);
  const index = all.findIndex((button) => button === event.target);
  if (step === undefined || index < 0) return;
  event.preventDefault();
  all[index + step]?.focus();
}

function swipes(talk: HTMLElement, onReply: (id: string) => void, signal: AbortSignal): void {
  let swipe: { readonly row: HTMLElement; readonly x: number; readonly y: number; moved: number } | null = null;
  const end = (): void => {
    swipe?.row.style.removeProperty("translate");
    swipe = null;
  };
  const passive = { passive: true, signal };
  talk.addEventListener(
    "touchstart",
    ({ target, touches }) => {
      const [touch] = touches;
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-message]") : null;
      const able = row?.querySelector(".message__reply");
      swipe =
        touch && row && able && touches.length === 1 ? { row, x: touch.clientX, y: touch.clientY, moved: 0 } : null;
    },
    passive,
  );
  talk.addEventListener(
    "touchmove",
    ({ touches }) => {
      const [touch] = touches;
      if (!swipe || !touch) return;
      const [right, down] = [touch.clientX - swipe.x, Math.abs(touch.clientY - swipe.y)];
      // A vertical move scrolls and is not a swipe.
      if (swipe.moved === 0 && down > Math.abs(right)) return end();
      swipe.moved = Math.min(FARTHEST, Math.max(0, right));
      swipe.row.style.translate = `${swipe.moved}px`;
    },
    passive,
  );
  talk.addEventListener(
    "touchend",
    () => {
      const id = swipe && swipe.moved >= FAR_ENOUGH ? swipe.row.dataset["message"] : undefined;
      end();
      if (id !== undefined) onReply(id);
    },
    passive,
  );
  talk.addEventListener("touchcancel", end, passive);
}
