import { refuse, type Failure } from "@thodu/domain/errors";
import type { GatewayDispute } from "@thodu/domain/payments/dispute";
import type { GatewayPayment } from "@thodu/domain/payments/payment";
import { fail, ok, type Result } from "@thodu/domain/result";
import { SECOND, type Millis } from "@thodu/domain/time";
import type {
  Charge,
  Gateway,
  GatewaySubscription,
  Refusal,
  PurchaseRequest,
} from "../../functions/src/usecases/payments/ports";
import { ApiError, type Happening } from "../../tools/src/razorpay/entities";
import { Gateway as Sandbox } from "../../tools/src/razorpay/gateway";
import type { CrashPlan } from "./crashPlan";

type Answer<T> = Promise<Result<T, Failure<"GATEWAY_UNAVAILABLE">>>;

/** The sandbox's gateway as a port: signatures are plain words, and calls fail as the test says. */
export class MemoryGateway implements Gateway {
  /** How many of the next calls get no answer. */
  down = 0;
  /** Calls without an answer are carried out all the same. */
  downAfter = false;

  /** What has happened at the gateway: each is a webhook, if the test delivers it. */
  readonly told: Happening[] = [];
  readonly sandbox: Sandbox;

  constructor(
    readonly now: () => Millis,
    readonly crashPlan: CrashPlan,
  ) {
    let made = 0;
    const freshId = () => String((made += 1)).padStart(14, "0");
    this.sandbox = new Sandbox({ now: () => Math.floor(now() / SECOND), freshId }, (happening) =>
      this.told.push(happening),
    );
  }

  keyId(): string {
    return "rzp_test_thodu";
  }

  createOrder({ amount, receipt, userId }: PurchaseRequest) {
    return this.#call(() => this.sandbox.createOrder({ amount, receipt, notes: { userId } }));
  }

  orderByReceipt(receipt: string) {
    return this.#call(() => [...this.sandbox.orders.values()].find((order) => order.receipt === receipt) ?? null);
  }

  payment(id: string): Answer<GatewayPayment | null> {
    return this.#call(() => this.sandbox.payments.get(id) ?? null);
  }

  shownPayment(id: string): Answer<GatewayPayment | Refusal | null> {
    return this.payment(id);
  }

  paymentsOf(id: string): Answer<readonly GatewayPayment[] | null> {
    return this.#call(() => this.sandbox.paymentsOf(id));
  }

  refund(id: string, amount: number): Answer<Refusal | null> {
    return this.#call(() => {
      try {
        this.sandbox.askRefund(id, { amount });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!error.description.includes("already")) return { refusal: error.description };
      }
      return null;
    });
  }

  dispute(id: string): Answer<GatewayDispute | null> {
    return this.#call(() => this.sandbox.disputes.get(id) ?? null);
  }

  disputesSince(since: Millis): Answer<readonly GatewayDispute[]> {
    return this.#call(() =>
      [...this.sandbox.disputes.values()].reverse().filter(({ created_at }) => created_at * SECOND >= since),
    );
  }

  createSubscription({ receipt, amount, planName }: PurchaseRequest): Answer<GatewaySubscription> {
    return this.#call(() => {
      const { subscriptions } = this.sandbox;
      const plan = subscriptions.createPlan({ period: "monthly", interval: 1, item: { name: planName, amount } });
      return subscriptions.create({ plan_id: plan.id, total_count: 120, notes: { receipt } });
    });
  }

  subscriptionByReceipt(receipt: string) {
    return this.#call(
      () => [...this.sandbox.subscriptions.all.values()].find(({ notes }) => notes["receipt"] === receipt) ?? null,
    );
  }

  subscription(id: string) {
    return this.#call(() => this.sandbox.subscriptions.all.get(id) ?? null);
  }

  charges(id: string): Answer<readonly Charge[]> {
    return this.#call(() =>
      this.sandbox.subscriptions
        .invoicesOf(id)
        .flatMap(({ order_id, payment_id }) =>
          payment_id === null ? [] : [{ orderId: order_id, paymentId: payment_id }],
        ),
    );
  }

  cancelSubscription(id: string): Answer<null> {
    return this.#call(() => {
      const { status } = this.sandbox.subscriptions.get(id);
      if (status !== "cancelled" && status !== "completed") this.sandbox.subscriptions.cancel(id, false);
      return null;
    });
  }

  signed(text: string, signature: string): boolean {
    return signature === `signed ${text}`;
  }

  signedWebhook(_: Uint8Array, signature: string): boolean {
    return signature === "signed";
  }

  #call<T>(work: () => T): Answer<T> {
    return this.crashPlan.around(() => {
      if (this.down === 0) return ok(work());
      this.down -= 1;
      if (this.downAfter) work();
      return fail(refuse("GATEWAY_UNAVAILABLE"));
    });
  }
}
