import { forwardedAddress, networkOf } from "@thodu/domain/limits/network";
import { SECOND } from "@thodu/domain/time";
import * as z from "zod/mini";
import type { CountedCaller } from "../usecases/limits/gate";
import type { Caller } from "./actor";

/** A guest signs in only once, when the account is made. */
const guestToken = z.object({
  auth_time: z.number(),
  firebase: z.object({ sign_in_provider: z.literal("anonymous") }),
});

interface RequestHeaders {
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The caller and their network, for the limits. The address is used only here and never stored. */
export function callerOf({ uid, token }: Caller, { headers }: RequestHeaders, trustedHops: number): CountedCaller {
  const { data: guest } = guestToken.safeParse(token);
  const header = headers?.["x-forwarded-for"];
  const address = forwardedAddress(typeof header === "string" ? header : header?.join(","), trustedHops);
  return {
    uid,
    guestSince: guest ? guest.auth_time * SECOND : null,
    network: address === null ? null : networkOf(address),
  };
}
