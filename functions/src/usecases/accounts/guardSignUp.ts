import { emailAddress } from "@thodu/domain/accounts/forms";
import { refuse, type Failure } from "@thodu/domain/errors";
import { networkOf } from "@thodu/domain/limits/network";
import { fail, type Result } from "@thodu/domain/result";
import type { Gate } from "../limits/gate";

interface SignUp {
  readonly email: string | null;
  /** The address that the identity service heard. */
  readonly address: string;
}

/**
 * Whether an account with an e-mail may be made: the address is one by the rules of our own form, and its network has
 * not made too many. Asks nothing about other accounts, so that nobody learns of them here.
 */
export async function guardSignUp(
  { gate }: { readonly gate: Gate },
  { email, address }: SignUp,
): Promise<Result<null, Failure<"INVALID_INPUT" | "RATE_LIMITED">>> {
  if (!emailAddress.safeParse(email).success) return fail(refuse("INVALID_INPUT", { fields: ["email"] }));
  return gate.admitSignUp(networkOf(address));
}
