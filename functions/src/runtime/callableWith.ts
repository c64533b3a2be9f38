import { contracts, type CallableName, type Input, type Output, type Outcome } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { addressIn } from "@thodu/domain/limits/limits";
import { can, denial, type Actor } from "@thodu/domain/permissions";
import { fail, type Result } from "@thodu/domain/result";
import { onCall, type CallableFunction, type CallableOptions, type CallableRequest } from "firebase-functions/v2/https";
import type { CountedCaller, Gate } from "../usecases/limits/gate";
import type { Actors } from "./actor";
import { appCheckOptions } from "./appCheck";
import { callerOf } from "./countedCaller";
import { completeRefusals, guardBody, toHttpsError } from "./envelope";
import { replaceErrorPages } from "./errorPages";
import { logCall, logDefect } from "./log";
import { endpointOptions } from "./options";

replaceErrorPages();

/** What every callable needs before its use case runs. */
export interface CallableWiring {
  readonly gate: Gate;
  readonly actors: Actors;
  readonly trustedHops: number;
}

/** One endpoint, whole. */
interface Endpoint<W, N extends CallableName, A> {
  readonly name: N;
  /** The person or conversation that the permission table is asked about, where the input names one. */
  readonly target?: (input: Input<N>) => string | undefined;
  /** Reads that may start while the caller is still being established; what they find is shown to nobody before. */
  readonly prepare?: (wiring: W, uid: string, input: Input<N>) => A;
  /** The use case, given only what it needs of the wiring. */
  readonly handle: (
    wiring: W,
    actor: Actor,
    input: Input<N>,
    prepared: A | null,
    countedCaller: CountedCaller | null,
  ) => Promise<Outcome<N>>;
  readonly options?: CallableOptions;
  /** Skips the limit by person and network in a crisis, never the one by minute that `decideSend` keeps; asked only once it is reached. */
  readonly bypassesRateLimit?: (wiring: W, uid: string, input: Input<N>) => Promise<boolean>;
}

/** Requires `target` where the input has a `conversationId`. The type of an empty input has an index signature and is left out. */
type NamesTarget<N extends CallableName> = string extends keyof Input<N>
  ? unknown
  : "conversationId" extends keyof Input<N>
    ? { readonly target: unknown }
    : unknown;

/** Makes endpoints of use cases that are all given the same wiring. */
export const callableWith =
  <W extends CallableWiring>(wiring: () => W) =>
  /**
   * An endpoint: authenticates, parses by the contract, asks the permission table, counts by the limits, runs the use
   * case, and answers its value or refusal in the envelope of architecture.md. A defect is logged and reads INTERNAL.
   */
  <N extends CallableName, A extends Promise<unknown>>({
    name,
    target,
    prepare,
    handle,
    options = endpointOptions,
    bypassesRateLimit,
  }: Endpoint<W, N, A> & NamesTarget<N>): CallableFunction<unknown, Promise<unknown>> => {
    const contract = contracts[name];
    const answer = async ({
      auth,
      data,
      app,
      rawRequest,
    }: CallableRequest<unknown>): Promise<Result<Output<N>, Failure>> => {
      if (app?.alreadyConsumed === true) return fail(refuse("UNAUTHENTICATED"));
      const parsed = inputSchema(name).safeParse(data);
      const { gate, trustedHops } = wiring();
      const countedCaller = auth ? callerOf(auth, rawRequest, trustedHops) : null;
      const admitting =
        countedCaller && parsed.success ? gate.admit(name, countedCaller, addressIn(name, parsed.data)) : null;
      const prepared = auth && parsed.success ? (prepare?.(wiring(), auth.uid, parsed.data) ?? null) : null;
      // Awaited by the use case; if that is never reached, a failed read must not be an unhandled rejection.
      prepared?.catch(() => undefined);
      const actor = await wiring().actors.establish(auth);
      if (!actor) return fail(refuse("UNAUTHENTICATED"));
      if (!parsed.success) {
        return fail(refuse("INVALID_INPUT", { fields: fieldsOf(parsed.error.issues) }));
      }
      if (!can(actor, contract.action, target?.(parsed.data) ?? null))
        return fail(refuse(denial(actor, contract.action)));
      const admitted = await admitting;
      if (admitted?.ok === false) {
        if ((await bypassesRateLimit?.(wiring(), actor.uid, parsed.data)) !== true) return admitted;
        if (countedCaller) await gate.letIn(countedCaller);
      }
      return handle(wiring(), actor, parsed.data, prepared, countedCaller);
    };

    const callable = onCall<unknown, Promise<unknown>>({ ...options, ...appCheckOptions(name) }, async (request) => {
      const startedAt = performance.now();
      const result = await answer(request).catch((error: unknown) => {
        logDefect(name, error);
        return fail(refuse("INTERNAL"));
      });
      const outcome = result.ok ? "ok" : result.failure.reason;
      logCall({
        callable: name,
        uid: request.auth?.uid ?? null,
        outcome,
        duration: Math.round(performance.now() - startedAt),
      });
      if (!result.ok) throw toHttpsError(result.failure);
      return result.value;
    });
    return withEnvelope(callable);
  };

interface Issue {
  readonly path: readonly PropertyKey[];
  /** The keys that no schema knows, on such an issue. */
  readonly keys?: readonly string[];
}

type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** The dotted paths of what was refused, each once; none when it is the data as a whole. */
function fieldsOf(issues: readonly Issue[]): readonly string[] {
  const paths = issues.flatMap(({ path, keys }) => (keys ? keys.map((key) => [...path, key]) : [path]));
  return [...new Set(paths.map((path) => path.join(".")))].filter((path) => path !== "");
}

/** The schema of this name, as an overload because TypeScript can't follow one name through a union of contracts. */
function inputSchema<N extends CallableName>(name: N): { safeParse(data: unknown): Parsed<Input<N>> };
function inputSchema(name: CallableName) {
  return contracts[name].input;
}

/**
 * How long a browser remembers that it may call: the longest that Chromium does. By itself it remembers 5 seconds, and
 * almost every message of a person would cost a second call and a second round trip.
 */
const PREFLIGHT_SECONDS = 7_200;

/** The same function for the SDK and its test kit, with our envelope around what the SDK does by itself. */
function withEnvelope<T extends CallableFunction<unknown, Promise<unknown>>>(callable: T): T {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<T>) {
      if (request.method === "POST") {
        guardBody(request);
        // A page of another origin may not read it otherwise; clocks of phones are wrong by hours (web/src/lib/serverClock).
        response.setHeader("access-control-expose-headers", "date");
      }
      if (request.method === "OPTIONS") response.setHeader("access-control-max-age", PREFLIGHT_SECONDS);
      completeRefusals(response);
      return Reflect.apply(target, self, [request, response]);
    },
  });
}
