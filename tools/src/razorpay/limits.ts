import { ApiError, type Happening, type Method, type Notes, type Order, type Payment } from "./entities";

export interface GatewayRuntime {
  /** Seconds since 1970. */
  now(): number;
  /** 14 letters and digits, unique. */
  freshId(): string;
}

export interface Attempt {
  readonly method?: Method;
  readonly outcome?: "captured" | "authorized" | "failed" | "created";
  /**
   * An amount in paise and a currency other than the order's: a gateway should never send it, and a server must not
   * believe it.
   */
  readonly amount?: number;
  readonly currency?: string;
  readonly email?: string;
}

/** What subscriptions need from the gateway. */
export interface Till {
  readonly runtime: GatewayRuntime;
  readonly tell: (happening: Happening) => void;
  createOrder(wish: { readonly amount: unknown; readonly notes?: unknown }): Order;
  payment(id: string): Payment;
  pay(orderId: string, attempt: Attempt): Payment;
  fail(paymentId: string): Payment;
  capture(paymentId: string): Payment;
}

export const LEAST_PAISE = 100;
const MOST_NOTES = 15;

export function notesOf(value: unknown): Notes {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== "object") throw new ApiError(400, "The notes field must be an array.", "notes");
  const entries = Object.entries(value);
  if (entries.length > MOST_NOTES)
    throw new ApiError(400, "The number of fields in notes should be less than or equal to 15.", "notes");
  return Object.fromEntries(entries.map(([key, each]) => [key, String(each)]));
}

export function amountOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value))
    throw new ApiError(400, "The amount must be an integer.", "amount");
  if (value < LEAST_PAISE) throw new ApiError(400, "Order amount less than minimum amount allowed", "amount");
  return value;
}
