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

/** The parts of one endpoint. */
interface Endpoint<W, N extends CallableName, A> {
  readonly name: N;
  /** The person or conversation for the permission table, if the input names one. */
  readonly target?: (input: Input<N>) => string | undefined;
  /** Reads that may start before the caller is established; their results are used only after that. */
  readonly prepare?: (wiring: W, uid: string, input: Input<N>) => A;
  /** The use case; it gets only what it needs of the wiring. */
  readonly handle: (
    wiring: W,
    actor: Actor,
    input: Input<N>,
    prepared: A | null,
    countedCaller: CountedCaller | null,
  ) => Promise<Outcome<N>>;
  readonly options?: CallableOptions;
  /**
   * Whether a caller in a crisis skips the limits by person and network, but never the limit by minute of `decideSend`.
   * Called only once a limit is reached.
   */
  readonly bypassesRateLimit?: (wiring: W, uid: string, input: Input<N>) => Promise<boolean>;
}

/**
 * Requires `target` if the input has a `conversationId`. An empty input, whose type has an index signature, is left
 * out.
 */
type NamesTarget<N extends CallableName> = string extends keyof Input<N>
  ? unknown
  : "conversationId" extends keyof Input<N>
    ? { readonly target: unknown }
    : unknown;

/** Makes a function that defines endpoints whose use cases all get the same wiring. */
export const callableWith =
  <W extends CallableWiring>(wiring: () => W) =>
  /**
   * Defines an endpoint: it authenticates, parses by the contract, asks the permission table, counts by the limits,
   * runs the use case, and sends its value, or its refusal in the form of `domain/errors`. A defect is logged and
   * answered as INTERNAL.
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
      // The use case awaits it. If that is never reached, a failed read must not become an unhandled rejection.
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
  /** The unknown keys that such an issue is about. */
  readonly keys?: readonly string[];
}

type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** The dotted paths of the refused fields, each once; empty if the data as a whole is refused. */
function fieldsOf(issues: readonly Issue[]): readonly string[] {
  const paths = issues.flatMap(({ path, keys }) => (keys ? keys.map((key) => [...path, key]) : [path]));
  return [...new Set(paths.map((path) => path.join(".")))].filter((path) => path !== "");
}

/** The input schema of a callable; an overload, as TypeScript can't follow one name through a union of contracts. */
function inputSchema<N extends CallableName>(name: N): { safeParse(data: unknown): Parsed<Input<N>> };
function inputSchema(name: CallableName) {
  return contracts[name].input;
}

/**
 * How long a browser may remember the answer to its preflight request: the longest that Chromium allows. By default it
 * is 5 seconds, so that almost every message would cost a second round trip.
 */
const PREFLIGHT_SECONDS = 7_200;

/** The same function for the SDK and its test kit, with our envelope instead of the SDK's own answers. */
function withEnvelope<T extends CallableFunction<unknown, Promise<unknown>>>(callable: T): T {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<T>) {
      if (request.method === "POST") {
        guardBody(request);
        // Pages of another origin need this header because clocks of phones are wrong by hours
        // (web/src/lib/serverClock).
        response.setHeader("access-control-expose-headers", "date");
      }
      if (request.method === "OPTIONS") response.setHeader("access-control-max-age", PREFLIGHT_SECONDS);
      completeRefusals(response);
      return Reflect.apply(target, self, [request, response]);
    },
  });
}
