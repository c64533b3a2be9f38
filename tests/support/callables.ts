import { contracts, type CallableName, type Output, type RawInput } from "@thodu/domain/contracts";
import { failureDetails } from "@thodu/domain/errors";
import * as z from "zod/mini";
import { functionUrl } from "./suite";

const refused = z.object({ error: z.object({ status: z.string(), message: z.string(), details: failureDetails }) });
const answered = z.object({ result: z.unknown() });

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly status: string;
      readonly message: string;
      readonly details: z.infer<typeof failureDetails>;
    };

/** Sends any body to a callable over HTTP, as a stranger could; fails the test if the answer has no envelope. */
export async function post(
  name: string,
  body: string,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
  url = functionUrl(name),
): Promise<Answer<unknown>> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  });
  const json: unknown = await response.json();
  const result = answered.safeParse(json);
  if (response.ok && result.success) return { ok: true, value: result.data.result };
  return { ok: false, ...refused.parse(json).error };
}

/**
 * Calls as the client's SDK does, and checks the answer against the contract. `url`: another server than the suite's.
 */
export async function call<N extends CallableName>(
  name: N,
  input: RawInput<N>,
  token?: string,
  url?: string,
): Promise<Answer<Output<N>>> {
  const answer = await post(name, JSON.stringify({ data: input }), token, {}, url);
  return answer.ok ? { ok: true, value: outputOf(name).parse(answer.value) } : answer;
}

function outputOf<N extends CallableName>(name: N): { parse(value: unknown): Output<N> };
function outputOf(name: CallableName) {
  return contracts[name].output;
}

/** The value of an answer; fails if it is a refusal. */
export function accepted<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`Refused with ${answer.details.reason}: ${answer.message}`);
  return answer.value;
}

/** The reason of a refusal; fails if it is no refusal. */
export function reasonOf(answer: Answer<unknown>): string {
  if (answer.ok) throw new Error("Expected a refusal, got an answer.");
  return answer.details.reason;
}
