import { refuse, type Failure } from "@thodu/domain/errors";
import { fail, ok, type Result } from "@thodu/domain/result";
import type Razorpay from "razorpay";
import * as z from "zod/mini";
import type { PaymentSettings, Refusal } from "../../usecases/payments/ports";

/** The time limit of a call; the SDK itself has none. */
export const TIMEOUT_MS = 4_000;

/** The SDK's HTTP client (axios), needed to set a time limit and, in the emulator suite, another address. */
interface Http {
  readonly defaults: { timeout: number; maxRedirects: number; baseURL: string; proxy?: false };
  readonly interceptors: { readonly request: { use(change: (config: object) => object): unknown } };
}

const isHttp = (value: unknown): value is Http =>
  typeof value === "function" && "defaults" in value && "interceptors" in value;

/** Loads the SDK when the first payment needs it, and adds what it lacks. */
export async function loadSdk({ keyId, keySecrets, baseUrl }: PaymentSettings): Promise<Razorpay> {
  const { default: Sdk } = await import("razorpay");
  const sdk = new Sdk({ key_id: keyId, key_secret: keySecrets[0] ?? "" });
  const http: unknown = Reflect.get(sdk.api, "rq");
  if (!isHttp(http)) throw new Error("This version of the Razorpay SDK keeps its HTTP client elsewhere.");
  http.defaults.timeout = TIMEOUT_MS;
  http.defaults.maxRedirects = 0;
  // axios' own time-out is for silence; this one is for the call as a whole.
  http.interceptors.request.use((config) => ({ ...config, signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (baseUrl !== null) Object.assign(http.defaults, { baseURL: baseUrl, proxy: false });
  return sdk;
}

/** What the SDK rejects with: a refusal, or a TypeError if there was no answer. */
const refusal = z.object({
  statusCode: z.number(),
  error: z.optional(z.object({ description: z.optional(z.string()) })),
});

/** A refusal that our code should have prevented. Has the gateway's words, which contain no personal data. */
class GatewayRefused extends Error {
  constructor(
    status: number,
    readonly description: string,
  ) {
    super(`The gateway answered ${status}: ${description}`);
    this.name = "GatewayRefused";
  }
}

const UNKNOWN_ID = /does not exist|is not a valid id/i;

/**
 * One call: its answer, read by `schema`; null if the gateway does not know the id, or `fine` matches its words; or
 * GATEWAY_UNAVAILABLE if it did not answer in time or in JSON, or asks to come back later.
 */
export async function ask<S extends z.ZodMiniType>(
  call: () => Promise<unknown>,
  schema: S,
  fine: RegExp = UNKNOWN_ID,
): Promise<Result<z.output<S> | null, Failure<"GATEWAY_UNAVAILABLE">>> {
  try {
    const parsed = schema.safeParse(await call());
    return parsed.success ? ok(parsed.data) : fail(refuse("GATEWAY_UNAVAILABLE"));
  } catch (error) {
    const refused = refusal.safeParse(error);
    if (!refused.success) {
      if (error instanceof TypeError || (error instanceof Error && "code" in error))
        return fail(refuse("GATEWAY_UNAVAILABLE"));
      throw error;
    }
    const { statusCode, error: said } = refused.data;
    if (statusCode === 429 || statusCode >= 500 || said === undefined) return fail(refuse("GATEWAY_UNAVAILABLE"));
    const description = said.description ?? "";
    if (statusCode === 400 && fine.test(description)) return ok(null);
    throw new GatewayRefused(statusCode, description);
  }
}

/** The answer of `asking`, or the gateway's words if it refuses. */
export async function orRefusal<T>(
  asking: () => Promise<Result<T, Failure<"GATEWAY_UNAVAILABLE">>>,
): Promise<Result<T | Refusal, Failure<"GATEWAY_UNAVAILABLE">>> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof GatewayRefused) return ok({ refusal: error.description });
    throw error;
  }
}

/** Like {@link ask}, for what the gateway may refuse: its words if it does, null if it is done. */
export const tryTo = (
  call: () => Promise<unknown>,
  fine: RegExp,
): Promise<Result<Refusal | null, Failure<"GATEWAY_UNAVAILABLE">>> =>
  orRefusal(async () => {
    const asked = await ask(call, z.object({ id: z.string() }), fine);
    return asked.ok ? ok(null) : asked;
  });

/** Like {@link ask}, for reading: tries once more if there was no answer. */
export async function read<S extends z.ZodMiniType>(
  call: () => Promise<unknown>,
  schema: S,
): Promise<Result<z.output<S> | null, Failure<"GATEWAY_UNAVAILABLE">>> {
  const first = await ask(call, schema);
  return first.ok ? first : ask(call, schema);
}
