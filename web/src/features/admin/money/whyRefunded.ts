import type { Refund } from "@thodu/domain/payments/model";
import { why } from "@messages/orders";

const isWhy = (reason: string): reason is keyof typeof why => Object.hasOwn(why, reason);

/** Why a payment is refunded: what the server's code stands for, or what an admin wrote. */
export const whyRefunded = ({ requestedBy, reason }: Pick<Refund, "requestedBy" | "reason">): string =>
  requestedBy === "server" && isWhy(reason) ? why[reason] : reason;
