import type { Delivery } from "@thodu/domain/chat/timeline";

const shapes: Readonly<Record<Delivery, string>> = {
  sending: "M8 2.6a5.4 5.4 0 1 0 0 10.8A5.4 5.4 0 0 0 8 2.6ZM8 5v3.2l2 1.3",
  failed: "M8 2.6a5.4 5.4 0 1 0 0 10.8A5.4 5.4 0 0 0 8 2.6ZM8 5.2v3.4M8 10.9v.1",
  sent: "m3.6 8.6 3 3 6-7",
  delivered: "m1 8.6 3 3 6-7M7.6 11.1l.5.5 6-7",
  read: "m1 8.6 3 3 6-7M7.6 11.1l.5.5 6-7",
};

/**
 * The delivery state of an own message: clock, one tick, two ticks, two coloured ticks, or '!'; always with its word.
 */
export function Tick({ delivery, word }: { readonly delivery: Delivery; readonly word: string }) {
  return (
    <span className={`tick tick--${delivery}`}>
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={shapes[delivery]} />
      </svg>
      <span className="tick__word">{word}</span>
    </span>
  );
}
