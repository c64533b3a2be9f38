import { brand } from "@thodu/domain/brand";
import { notCharged } from "@messages/closedCheckout";
import { cancelled } from "@messages/plans";
import { emulator } from "../../../lib/firebase/project";
import { toast } from "../../../lib/toast";
import type { Ordered } from ".";

/** The default port of the suite's sandbox, which serves only pages of the emulators. */
const SANDBOX = 5010;
const PURPLE = "#800080";
const PATIENCE_MS = 20_000;

interface Paid {
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

/** The part of Razorpay's checkout that we use (razorpay.com/docs/payments/payment-gateway/web-integration). */
interface Options {
  readonly key: string;
  readonly order_id?: string;
  readonly subscription_id?: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly handler: (paid: Paid) => void;
  readonly modal: { readonly ondismiss: () => void; readonly confirm_close: boolean };
}

interface Checkout {
  open(): void;
}

type RazorpayConstructor = new (options: Options) => Checkout;

declare global {
  interface Window {
    readonly Razorpay?: RazorpayConstructor;
  }
}

/** The gateway's own script, loaded only when somebody pays. Rejects if it can't be loaded. */
export async function fetchCheckout(): Promise<RazorpayConstructor> {
  if (!window.Razorpay) await load(`${emulator(SANDBOX)?.origin ?? "https://checkout.razorpay.com"}/v1/checkout.js`);
  if (!window.Razorpay) throw new Error("The checkout could not be loaded.");
  return window.Razorpay;
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (): void => {
      script.remove();
      reject(new Error("The checkout could not be loaded."));
    };
    setTimeout(fail, PATIENCE_MS);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => resolve());
    script.src = address;
    document.head.append(script);
  });
}

interface Payer {
  readonly name: string;
  readonly email: string;
}

export type Ending =
  | { readonly kind: "paid"; readonly paymentId: string; readonly signature: string }
  | { readonly kind: "dismissed" };

/**
 * Opens the checkout for an order and waits until it is closed or paid. The checkout itself reports a payment that
 * failed, and stays open for another one. That it was closed is said here, in the calm look.
 */
export function openCheckout(
  Razorpay: RazorpayConstructor,
  { id, renews, amount, currency, keyId, planName }: Ordered,
  { name, email }: Payer,
): Promise<Ending> {
  return new Promise((resolve) => {
    const close = (): void => {
      // 'If you did not pay': it may be closed after a payment of which nobody has heard yet.
      toast("status", `${cancelled} ${notCharged}`);
      resolve({ kind: "dismissed" });
    };
    const checkout = new Razorpay({
      key: keyId,
      ...(renews ? { subscription_id: id } : { order_id: id }),
      amount,
      currency,
      name: brand.name,
      description: planName,
      prefill: { name: name === "" ? "User" : name, email },
      theme: { color: PURPLE },
      handler: (paid) =>
        resolve({ kind: "paid", paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature }),
      modal: {
        ondismiss: close,
        confirm_close: true,
      },
    });
    checkout.open();
  });
}
