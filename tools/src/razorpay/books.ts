import { disputeKnown, gatewayDispute } from "@thodu/domain/payments/dispute";
import { gatewayPayment, toKnownPayment, type KnownPayment } from "@thodu/domain/payments/payment";
import * as z from "zod";

import { PlainError } from "../lib/plain-error";

export interface GatewayAccess {
  readonly baseUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
}

const PAGE = 100;
const PATIENCE_MS = 20_000;

/** The gateway to ask: that of the environment's keys, or the sandbox if RAZORPAY_BASE_URL names it. */
export function gatewayAccess(env: NodeJS.ProcessEnv): GatewayAccess {
  const keyId = env["RAZORPAY_KEY_ID"] ?? "";
  const keySecret = (env["RAZORPAY_KEY_SECRET"] ?? "").split(" ")[0] ?? "";
  if (keyId === "" || keySecret === "")
    throw new PlainError("RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set to ask the gateway.");
  return { baseUrl: env["RAZORPAY_BASE_URL"] ?? "https://api.razorpay.com", keyId, keySecret };
}

/** Every entity made between two instants (seconds since 1970), page by page. */
async function all<S extends z.ZodType>(
  { baseUrl, keyId, keySecret }: GatewayAccess,
  what: "orders" | "payments" | "disputes",
  from: number,
  to: number,
  one: S,
): Promise<z.output<S>[]> {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  const found: z.output<S>[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const address = `${baseUrl}/v1/${what}?from=${from}&to=${to}&count=${PAGE}&skip=${skip}`;
    const response = await fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new PlainError(`The gateway answered ${response.status} when asked for ${what}.`);
    const { items } = z.object({ items: z.array(one) }).parse(await response.json());
    found.push(...items);
    if (items.length < PAGE) return found;
  }
}

/** The gateway's books since `from` (seconds since 1970): what is known of each order's payments. */
export async function gatewayBooks(
  access: GatewayAccess,
  from: number,
  to: number,
): Promise<Record<string, Record<string, KnownPayment>>> {
  const [orders, payments, disputes] = await Promise.all([
    all(access, "orders", from, to, z.object({ id: z.string() })),
    all(
      access,
      "payments",
      from,
      to,
      z.custom<unknown>().transform((value) => gatewayPayment.parse(value)),
    ),
    all(
      access,
      "disputes",
      from,
      to,
      z.custom<unknown>().transform((value) => gatewayDispute.parse(value)),
    ),
  ]);
  const books = new Map<string, Record<string, KnownPayment>>(orders.map(({ id }) => [id, {}]));
  for (const payment of payments) {
    // A payment for an order from before that time belongs to books that are not compared.
    const order = books.get(payment.order_id ?? "");
    const about = disputes
      .filter(({ payment_id }) => payment_id === payment.id)
      .map((each) => [each.id, disputeKnown(each)] as const);
    if (order)
      order[payment.id] = {
        ...toKnownPayment(payment),
        ...(about.length > 0 && { disputes: Object.fromEntries(about) }),
      };
  }
  return Object.fromEntries(books);
}
