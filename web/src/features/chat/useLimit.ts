import { useState } from "react";
import type { Summary } from "../../conversation/documents";
import { usePlan } from "../../conversation/useSummary";
import { useOnline } from "../../lib/hooks/useOnline";
import { isAtLimitAfter, isSpent, lockOf, locksAtEnd, meetsLimit, opensAgain, type Lock, type Refusal } from "./limit";
import { useLeft } from "./useLeft";
import { serverNow } from "../../lib/serverClock";
import { useSession } from "../../lib/session";

/** What the free messages and the plan still allow, as far as it is known here. */
export interface Limit {
  /** Why nothing can be written; null if it can. */
  readonly lock: ReturnType<typeof lockOf>;
  /** Whether the plan that may lift the lock has been read. */
  readonly lockKnown: boolean;
  /** No free messages are left since a crisis is over (`isSpent`). */
  readonly spent: boolean;
  /** Nothing can be written any more once this talk has ended (`locksAtEnd`). */
  readonly endsLocked: boolean;
  /** Free messages left; null if no limit applies, or if it is not known. */
  readonly left: number | null;
}

interface Answers {
  readonly limit: Limit;
  /** Reports how many free messages are left, by the server's answer to a send. */
  readonly onLeft: (left: number | null) => void;
  /**
   * Reports that the server refused a message at the limit, and why. `wait`: the milliseconds until the day's minutes
   * return, null for never.
   */
  readonly onRefused: (wait: number | null, reason: string) => void;
}

const lockBy = (reason: string, returnsAt: number | null): Lock => {
  if (reason !== "QUOTA_USED") return "messages";
  return returnsAt === null ? "last-day" : "minutes";
};

/** The present limit. `lockedBefore`: whether the free messages were used up when that was last known. */
export function useLimit(uid: string | null, summary: Summary | null, lockedBefore: boolean): Answers {
  const { status } = useSession();
  const online = useOnline();
  const [left, onLeft] = useLeft(summary);
  const [refused, setRefused] = useState<(Refusal & { readonly uid: string | null }) | null>(null);
  const refusal = refused?.uid === uid && !opensAgain(refused, summary) ? refused : null;
  const heard = usePlan(meetsLimit({ summary, refusal }) || isAtLimitAfter(summary) ? uid : null);
  const plan = heard.state === "here" ? heard.value : undefined;
  if (refusal && refusal.paymentId === undefined && plan !== undefined)
    setRefused({ ...refusal, paymentId: plan?.paymentId ?? null });
  // A person with an account may just have paid. Without a network, what was last known applies.
  const mayPay = status === "user" && online;
  const now = serverNow();
  return {
    limit: {
      lock: lockOf({ summary, refusal, plan: mayPay ? plan : (plan ?? null), lockedBefore, now }),
      lockKnown: plan !== undefined,
      spent: isSpent({ summary, plan, now }),
      endsLocked: locksAtEnd({ summary, plan, now }),
      left,
    },
    onLeft,
    onRefused: (wait, reason) => {
      const returnsAt = wait === null ? null : serverNow() + wait;
      setRefused({ uid, lock: lockBy(reason, returnsAt), returnsAt, paymentId: undefined });
    },
  };
}
