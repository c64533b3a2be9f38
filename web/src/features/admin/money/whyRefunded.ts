import type { Refund } from "@thodu/domain/payments/model";
import { why } from "@messages/orders";

const isWhy = (reason: string): reason is keyof typeof why => Object.hasOwn(why, reason);

/** The reason of a refund: the words for the server's code, or what an admin wrote. */
export const whyRefunded = ({ requestedBy, reason }: Pick<Refund, "requestedBy" | "reason">): string =>
  requestedBy === "server" && isWhy(reason) ? why[reason] : reason;
