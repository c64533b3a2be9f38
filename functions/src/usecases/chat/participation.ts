import type { Conversation } from "@thodu/domain/chat/model";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import type { Participant, Versioned } from "./ports";

/** The caller's side of a conversation: its customer, or the listener who holds it; null for others. */
export function participation(
  { uid }: Pick<Actor, "uid">,
  customerId: string,
  seen: Versioned<Conversation> | null,
): Result<
  { readonly seen: Versioned<Conversation>; readonly side: Participant },
  Failure<"NOT_FOUND" | "NOT_CLAIMED">
> {
  if (!seen) return fail(refuse("NOT_FOUND"));
  if (customerId === uid) return ok({ seen, side: "customer" });
  const { status, volunteerId } = seen.value;
  return status === "active" && volunteerId === uid ? ok({ seen, side: "volunteer" }) : fail(refuse("NOT_CLAIMED"));
}
