import { MINUTE, type Millis } from "@thodu/domain/time";

/** After this long without a message of the person, the desk suggests asking whether they are still there. */
const SILENT_AFTER = 5 * MINUTE;
/** This long after that question without a message, their place may be given to somebody else. */
const GONE_AFTER = 3 * MINUTE;

export type Silence = "talking" | "silent" | "asked" | "gone";

/** What a room knows of who wrote last. The times are the server's. */
export interface Heard {
  /** The listener has answered, and nothing speaks against asking. */
  readonly awaited: boolean;
  readonly lastMessageAt: Millis;
  /** The time of the person's newest loaded message; null if none is loaded. */
  readonly heardAt: Millis | null;
}

interface Waiting {
  /** Only a message after this time counts as new. */
  readonly after: Millis;
  /** By this page's own clock, because the device's may be wrong. */
  readonly since: number;
  readonly askedAt: number | null;
}

/**
 * How long the person has written nothing. A new message of theirs restarts it; a change in which messages are loaded
 * does not.
 */
export class SilenceClock {
  readonly #listeners = new Set<() => void>();
  #waiting: Waiting | null = null;
  #silence: Silence = "talking";
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly silence = (): Silence => this.#silence;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#look();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };

  readonly hear = ({ awaited, lastMessageAt, heardAt }: Heard): void => {
    const spoke = this.#waiting !== null && heardAt !== null && heardAt > this.#waiting.after;
    if (!awaited) this.#waiting = null;
    else if (this.#waiting === null || spoke) {
      this.#waiting = { after: Math.max(lastMessageAt, heardAt ?? 0), since: performance.now(), askedAt: null };
    }
    this.#look();
  };

  readonly asked = (): void => {
    if (this.#waiting) this.#waiting = { ...this.#waiting, askedAt: performance.now() };
    this.#look();
  };

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    const { silence, again } = silenceAt(this.#waiting, performance.now());
    if (again !== null && this.#listeners.size > 0) this.#timer = setTimeout(this.#look, again);
    if (silence === this.#silence) return;
    this.#silence = silence;
    for (const listener of this.#listeners) listener();
  };
}

/** The state of the silence at a moment, and the milliseconds until it changes. */
function silenceAt(waiting: Waiting | null, now: number): { readonly silence: Silence; readonly again: number | null } {
  if (!waiting) return { silence: "talking", again: null };
  const left = waiting.askedAt === null ? waiting.since + SILENT_AFTER - now : waiting.askedAt + GONE_AFTER - now;
  if (left > 0) return { silence: waiting.askedAt === null ? "talking" : "asked", again: left };
  return { silence: waiting.askedAt === null ? "silent" : "gone", again: null };
}

const clocks = new Map<string, SilenceClock>();

/** The clock of a claim, which stays the same however often its room is opened. Without a claim, a new one. */
export function clockOf(claimId: string | null): SilenceClock {
  const clock = (claimId === null ? undefined : clocks.get(claimId)) ?? new SilenceClock();
  if (claimId !== null) clocks.set(claimId, clock);
  return clock;
}
