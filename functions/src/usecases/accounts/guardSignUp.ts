import { emailAddress } from "@thodu/domain/accounts/forms";
import { refuse, type Failure } from "@thodu/domain/errors";
import { networkOf } from "@thodu/domain/limits/network";
import { fail, type Result } from "@thodu/domain/result";
import type { Gate } from "../limits/gate";

interface SignUp {
  readonly email: string | null;
  /** The network address that the identity service saw. */
  readonly address: string;
}

/**
 * Whether an account with an e-mail may be made: the address is valid for our own form, and its network has not made
 * too many accounts. Reads nothing about other accounts, so that nobody can find out about them here.
 */
export async function guardSignUp(
  { gate }: { readonly gate: Gate },
  { email, address }: SignUp,
): Promise<Result<null, Failure<"INVALID_INPUT" | "RATE_LIMITED">>> {
  if (!emailAddress.safeParse(email).success) return fail(refuse("INVALID_INPUT", { fields: ["email"] }));
  return gate.admitSignUp(networkOf(address));
}
