import type { CallableName } from "@thodu/domain/contracts";
import type { Who } from "../support/attackSetup";

/**
 * A call that must be refused. `<name>` stands for a value of `AttackSetup`; `body` is sent unchanged, if there is one,
 * else `data`.
 */
export interface CallAttack {
  readonly name: string;
  readonly who: Who;
  readonly callable: CallableName;
  readonly data?: unknown;
  readonly body?: string;
  readonly reason: string;
}

export const attack = (name: string, who: Who, callable: CallableName, data: unknown, reason: string): CallAttack => ({
  name,
  who,
  callable,
  data,
  reason,
});
