/** Pixels to the side after which a finger that is lifted asks for a reply, and how far a message follows it. */
const FAR_ENOUGH = 56;
const FARTHEST = 80;

/** Ways to reply beside the button of each message: a swipe to the right, and the arrow keys from button to button. */
export function replying(talk: HTMLElement, onReply: (id: string) => void, signal: AbortSignal): void {
  swipes(talk, onReply, signal);
  talk.addEventListener("keydown", (event) => moveAmongReplies(talk, event), { signal });
  // One stop of the Tab key for all of them: the newest.
  talk.addEventListener("focusin", () => oneStop(talk), { signal });
  oneStop(talk);
  const watched = new MutationObserver(() => oneStop(talk));
  watched.observe(talk, { childList: true, subtree: true });
  signal.addEventListener("abort", () => watched.disconnect());
}

const buttons = (talk: HTMLElement): readonly HTMLElement[] => [
  ...talk.querySelectorAll<HTMLElement>(".message__reply"),
];

function oneStop(talk: HTMLElement): void {
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
      // Somebody who scrolls doesn't reply.
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
