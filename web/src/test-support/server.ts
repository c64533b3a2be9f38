import { contracts, type CallableName, type Input, type Output } from "@thodu/domain/contracts";
import type { Reason } from "@thodu/domain/errors";
import { SECOND } from "@thodu/domain/time";
import { expect, vi } from "vitest";
import { hearServerTime } from "../lib/serverClock";

/** The callables of a fake server. Inputs are checked by the contract, as on the real one; outputs by their type. */

interface Refusal {
  readonly reason: Reason;
  readonly retryable?: boolean;
  readonly retryAfterSeconds?: number;
  readonly danger?: true;
}

type Answer = { readonly result: unknown } | { readonly error: { readonly details: Refusal } } | "unreached";
type Handler = (input: unknown) => Answer | Promise<Answer>;

const handlers = new Map<string, Handler>();
const calls: { readonly name: string; readonly input: unknown }[] = [];
let cut = false;
/** By how many milliseconds its clock is ahead of the page's; null: it sends no time. */
let ahead: number | null = null;
/** Counts the tests, so that no answer reaches a later test. */
let tests = 0;

/**
 * A delay in milliseconds, 0 without. It finds tests that pass only because each answer comes at once (docs/tests.md).
 */
const DELAY = Number(process.env["THODU_ANSWER_DELAY"] ?? 0);
/** The real timer, also if a test has faked timers. */
const timeout = globalThis.setTimeout;

const refused = (refusal: Refusal): Answer => ({ error: { details: { retryable: false, ...refusal } } });

function checked<N extends CallableName>(name: N, work: (input: Input<N>) => Answer | Promise<Answer>): Handler {
  return (input) => {
    const found = contracts[name].input.safeParse(input);
    // The contract's own type; it is lost where contracts are looked up by a name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return found.success ? work(found.data as Input<N>) : refused({ reason: "INVALID_INPUT" });
  };
}

/** An id that the page has made. */
export const someId: unknown = expect.any(String);

export const server = {
  /** From now on the callable answers with this. */
  answers<N extends CallableName>(name: N, output: Output<N> | ((input: Input<N>) => Output<N>)): void {
    handlers.set(
      name,
      checked(name, (input) => ({ result: typeof output === "function" ? output(input) : output })),
    );
  },
  /** From now on it refuses, for this reason of its contract. */
  refuses(name: CallableName, reason: Reason, more: Omit<Refusal, "reason"> = {}): void {
    handlers.set(
      name,
      checked(name, () => refused({ reason, ...more })),
    );
  },
  /** The next calls do not arrive. */
  isUnreachable(name: CallableName): void {
    handlers.set(name, () => "unreached");
  },
  /** It answers only once the returned function is called. */
  isSlow<N extends CallableName>(name: N, output: Output<N>): () => void {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    handlers.set(
      name,
      checked(name, () => promise),
    );
    return () => resolve({ result: output });
  },
  /** Its answer is lost, once the returned function is called. */
  isLost(name: CallableName): () => void {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    handlers.set(name, () => promise);
    return () => resolve("unreached");
  },
  /** From now on the `date` header of each answer is the page's time plus this many milliseconds. */
  isAhead(by: number): void {
    ahead = by;
  },
  /** The inputs with which the callable was called, in order. */
  asked: (name: CallableName): readonly unknown[] =>
    calls.filter((each) => each.name === name).map(({ input }) => input),
};

export function cutServer(isCut: boolean): void {
  cut = isCut;
}

/** The page takes the server's clock for its own again. */
function forgetClock(): void {
  const now = Date.now();
  const second = now - (now % SECOND);
  // The earliest and the latest time of this answer lie equally far from now.
  hearServerTime(new Date(second).toUTCString(), second + SECOND - (now - second));
}

export function resetServer(): void {
  forgetClock();
  handlers.clear();
  calls.length = 0;
  cut = false;
  ahead = null;
  tests += 1;
}

/** A callable without a prepared answer never answers, like a network that lost the call. */
const silence = new Promise<Answer>(() => undefined);

interface Asked {
  readonly body?: string;
  readonly method?: string;
}

export function startServer(): void {
  vi.stubGlobal("fetch", async (address: string, { body = "{}", method = "POST" }: Asked = {}) => {
    // The page checks whether the network works.
    if (method === "HEAD") return new Response(null);
    const name = address.slice(address.lastIndexOf("/") + 1);
    const asked: unknown = JSON.parse(body);
    const input = typeof asked === "object" && asked !== null && "data" in asked ? asked.data : undefined;
    calls.push({ name, input });
    const test = tests;
    const answer = cut ? "unreached" : await (handlers.get(name)?.(input) ?? silence);
    if (DELAY > 0) await new Promise((resolve) => timeout(resolve, DELAY));
    if (test !== tests) await silence;
    if (answer === "unreached") throw new TypeError("Failed to fetch");
    const date = ahead === null ? null : new Date(Date.now() + ahead).toUTCString();
    return { headers: new Headers(date === null ? {} : { date }), json: () => Promise.resolve(answer) };
  });
}
