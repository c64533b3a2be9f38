import { say } from "./say";

const EVERY_MS = 1_000;
/** How often a line is printed where it can't be overwritten. */
const PLAIN_EVERY_MS = 15_000;
const START_OF_LINE = "\r\u001B[2K";

interface Wait {
  readonly what: string;
  readonly began: number;
}

const waits = new Set<Wait>();
let timer: NodeJS.Timeout | undefined;

/** `Waiting for the Firestore stand-in hidane (42 s), the pages (3 s)`. */
export const waitingLine = (now: number, all: Iterable<Wait>): string =>
  `Waiting for ${[...all].map(({ what, began }) => `${what} (${Math.round((now - began) / 1000)} s)`).join(", ")}`;

function begin(): void {
  const isTerminal = process.stderr.isTTY;
  timer ??= setInterval(
    () => {
      const line = waitingLine(performance.now(), waits);
      if (isTerminal) process.stderr.write(`${START_OF_LINE}${line}`);
      else say(line);
    },
    isTerminal ? EVERY_MS : PLAIN_EVERY_MS,
  ).unref();
}

function end(): void {
  clearInterval(timer);
  timer = undefined;
  if (process.stderr.isTTY) process.stderr.write(START_OF_LINE);
}

/** Shows in one line what is waited for and for how long, together with everything else, until the work is done. */
export async function awaited<T>(what: string, work: Promise<T>): Promise<T> {
  const wait = { what, began: performance.now() };
  waits.add(wait);
  begin();
  try {
    return await work;
  } finally {
    waits.delete(wait);
    if (waits.size === 0) end();
  }
}
