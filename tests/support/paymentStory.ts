import { isPseudonym, pseudonymOf } from "@thodu/domain/accounts/deletion";
import { isOver } from "@thodu/domain/payments/mandates";
import { renewalOf } from "@thodu/domain/payments/nextCharge";
import { differences } from "@thodu/domain/payments/reconcile";
import type { Actor } from "@thodu/domain/permissions";
import { plans } from "@thodu/domain/plans/plans";
import { DAY, HOUR, MINUTE } from "@thodu/domain/time";
import { cancelPlan } from "../../functions/src/usecases/payments/cancelPlan";
import { createOrder } from "../../functions/src/usecases/payments/createOrder";
import { createSubscription } from "../../functions/src/usecases/payments/createSubscription";
import { endMandates } from "../../functions/src/usecases/payments/endMandates";
import type { PaymentPorts } from "../../functions/src/usecases/payments/ports";
import { receiveEvent } from "../../functions/src/usecases/payments/receiveEvent";
import { refundPayment } from "../../functions/src/usecases/payments/refundPayment";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { verifyPayment } from "../../functions/src/usecases/payments/verifyPayment";
import { verifySubscription } from "../../functions/src/usecases/payments/verifySubscription";
import type { Runtime } from "../../functions/src/usecases/ports";
import type { SweepPorts } from "../../functions/src/usecases/sweep";
import { anActor, NOON } from "./domain";
import { Crash, CrashPlan } from "./crashPlan";
import { MemoryGateway } from "./memoryGateway";
import { MemoryPayments } from "./memoryPayments";
import { bothBooks, holds, must } from "./paymentInvariants";
import type { Step } from "./paymentSteps";
import { happenAtGateway, pick } from "./paymentsThere";

const DECISIONS = ["won", "lost", "closed"] as const;
/** At least once in so long the sweep runs while nothing fails; the longest wait is a day less. */
const LONGEST_TROUBLE = 33 * DAY;
const PEOPLE = ["asha", "ravi"] as const;
const admin = anActor({ uid: "admin", guest: false, admin: true });

/** People, the gateway and our server in one history; the invariants are checked after each step. */
export class Story {
  now = NOON;
  readonly crashPlan = new CrashPlan();
  readonly gateway = new MemoryGateway(() => this.now, this.crashPlan);
  readonly sandbox = this.gateway.sandbox;
  readonly store = new MemoryPayments(() => this.now, this.crashPlan);
  readonly runtime: Runtime = {
    now: () => this.now,
    freshId: () => "unused",
    wait: () => Promise.resolve(),
    pause: (ceiling) => {
      this.now += ceiling;
      return Promise.resolve();
    },
    skipped: () => undefined,
  };
  readonly ports: PaymentPorts & SweepPorts = {
    runtime: this.runtime,
    payments: this.store,
    gateway: this.gateway,
    onDefect: (error) => {
      if (!(error instanceof Error) || error.name !== "RefundGivenUp") throw error;
      this.alerts += 1;
    },
  };

  /** How often an admin was told of a refund that is given up. */
  alerts = 0;

  /** People who have deleted their account, with their pseudonym; they come back as somebody else. */
  readonly left = new Map<string, string>();
  /** By pseudonym: the orders whose terms they had then. */
  readonly bought = new Map<string, ReadonlySet<string>>();

  /** When the sweep last ran while nothing failed. */
  #sweptAt = this.now;

  async run(steps: readonly (readonly [Step, Step | null])[]): Promise<void> {
    for (const [one, other] of steps) {
      // Time passes once: two long waits at the same moment would be one without a sweep in between.
      if (one.do === "wait") await this.#survive(one);
      await Promise.all(
        [...(one.do === "wait" ? [] : [one]), ...(other ? [other] : [])].map((each) => this.#survive(each)),
      );
      holds(this);
    }
  }

  /**
   * Ends the history without further faults: sweeps settle what is open. Returns how the two books differ in the end.
   */
  async end(): Promise<readonly string[]> {
    this.crashPlan.left = null;
    this.gateway.down = 0;
    this.#eraseAgain();
    // These decisions are not reported by webhooks.
    for (const [at, { id }] of [...this.sandbox.disputes.values()]
      .filter(({ status }) => status === "open" || status === "under_review")
      .entries()) {
      this.sandbox.disputes.move(id, DECISIONS[at % DECISIONS.length] ?? "won");
    }
    for (const wait of [MINUTE, 5 * MINUTE, HOUR, DAY + HOUR, DAY + HOUR]) {
      this.now += wait;
      await sweepOrders(this.ports);
      holds(this);
    }
    await this.#endRefunds();
    for (const [id, mandate] of this.store.subscriptions.values()) {
      const { status } = this.sandbox.subscriptions.get(id);
      must(!isPseudonym(mandate.userId) || status === "cancelled", "nobody is charged whose account is gone");
      // The page of the plans offers to cancel for each mandate that stands, whatever is written of the plan.
      const isShown = renewalOf([mandate]).state !== "none";
      must(status === "created" || isOver(status) || isShown, "whoever is still charged can stop it");
    }
    // What the gateway refuses to refund stays owed until a person has dealt with it.
    const orders = this.store.orders.values();
    const owed = [...this.sandbox.refusals.keys()].flatMap((id) => [
      `${this.sandbox.payment(id).order_id}: ${id} bought nothing and was not refunded`,
      ...orders.flatMap(([orderId, { paymentId, userId }]) =>
        paymentId === id && isPseudonym(userId) ? [`${orderId}: is paid and gives no plan`] : [],
      ),
    ]);
    return differences(bothBooks(this), this.now).flatMap(({ about, what }) =>
      owed.includes(`${about}: ${what}`) ? [] : [`${about}: ${what}`],
    );
  }

  /** Checks that every refund was made, or was refused until it was given up and an admin was told. */
  async #endRefunds(): Promise<void> {
    const { refusals } = this.sandbox;
    const refused = this.store.refunds.values().filter(([paymentId]) => refusals.has(paymentId));
    for (let days = 0; days < 12 && refused.length > 0; days += 1) {
      this.now += DAY + HOUR;
      await sweepOrders(this.ports);
      holds(this);
    }
    for (const [paymentId, { status, refusal }] of this.store.refunds.values()) {
      const isRefused = status === "given-up" && refusal !== null && this.alerts > 0;
      must(
        status === "done" || (refusals.has(paymentId) && isRefused),
        "every refund that was demanded is made or given up with an alert",
      );
    }
  }

  /** Runs the sweep without faults. */
  async #sweepInPeace(): Promise<void> {
    this.#sweptAt = this.now;
    const { left } = this.crashPlan;
    const { down } = this.gateway;
    [this.crashPlan.left, this.gateway.down] = [null, 0];
    await sweepOrders(this.ports);
    [this.crashPlan.left, this.gateway.down] = [left, down];
  }

  #personOf(who: number) {
    const name = PEOPLE[who % 2] ?? "asha";
    return anActor({
      uid: `${name}-${[...this.left.keys()].filter((uid) => uid.startsWith(name)).length}`,
      guest: false,
    });
  }

  /** Deletes an account, as usecases/accounts/deleteMyAccount does. */
  async #leave({ uid }: Actor): Promise<void> {
    const ended = await endMandates(this.ports, uid);
    if (!ended.ok || this.left.has(uid)) return;
    const pseudonym = pseudonymOf(uid);
    this.left.set(uid, pseudonym);
    this.#erase(uid, pseudonym);
  }

  /** Erases, an hour later, what was on its way while an account was deleted. */
  #eraseAgain(): void {
    for (const [uid, pseudonym] of this.left) this.#erase(uid, pseudonym);
  }

  #erase(uid: string, pseudonym: string): void {
    const plan = this.store.plans.get(uid)?.value;
    const before = [...(plan?.terms ?? []), ...(plan?.paused ?? [])];
    this.bought.set(
      pseudonym,
      new Set([...(this.bought.get(pseudonym) ?? []), ...before.map(({ orderId }) => orderId)]),
    );
    this.store.rename(uid, pseudonym);
  }

  async #survive(each: Step): Promise<void> {
    try {
      await this.#do(each);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }

  async #do(each: Step): Promise<void> {
    const { ports, sandbox } = this;
    const mine = this.store.orders.values();
    const payments = [...sandbox.payments.values()];
    switch (each.do) {
      case "order": {
        const planId = plans[each.plan]?.planId ?? "daily-care";
        await createOrder(ports, this.#personOf(each.who), {
          purchaseKey: `key-${each.key}`,
          planId,
          ...(planId === "pay-as-you-go" && each.item && { item: each.item }),
        });
        return;
      }
      case "verify": {
        const payment = pick(payments, each.at);
        if (!payment) return;
        const subscription = sandbox.subscriptions.ofPayment(payment.id);
        if (subscription) {
          const owner = this.store.subscriptions.get(subscription.id)?.value.userId ?? "asha";
          if (isPseudonym(owner)) return;
          await verifySubscription(ports, anActor({ uid: owner, guest: false }), {
            subscriptionId: subscription.id,
            paymentId: payment.id,
            signature: `signed ${payment.id}|${subscription.id}`,
          });
          return;
        }
        const orderId = each.mixed ? (pick(mine, each.order)?.[0] ?? payment.order_id) : payment.order_id;
        const owner = this.store.orders.get(orderId)?.value.userId ?? "asha";
        if (isPseudonym(owner)) return;
        await verifyPayment(ports, anActor({ uid: owner, guest: false }), {
          orderId,
          paymentId: payment.id,
          signature: `signed ${orderId}|${payment.id}`,
        });
        return;
      }
      case "hear": {
        const happening = pick(this.gateway.told, each.at);
        if (!happening) return;
        const payload = Object.fromEntries(
          Object.entries(happening.payload).map(([name, entity]) => [name, { entity }]),
        );
        const body = new TextEncoder().encode(JSON.stringify({ event: happening.event, payload }));
        await receiveEvent(ports, {
          body,
          signature: "signed",
          eventId: `event-${each.at % this.gateway.told.length}`,
          hash: `hash-${each.at % this.gateway.told.length}`,
        });
        return;
      }
      case "refundHere": {
        const order = pick(mine, each.at);
        if (order) await refundPayment(ports, admin, { orderId: order[0], reason: "asked for" });
        return;
      }
      case "subscribe":
        await createSubscription(ports, this.#personOf(each.who), {
          purchaseKey: `key-${each.key}`,
          planId: plans[each.plan]?.planId ?? "daily-care",
        });
        return;
      case "cancel":
        await cancelPlan(ports, this.#personOf(each.who));
        return;
      case "leave":
        await this.#leave(this.#personOf(each.who));
        return;
      case "sweep":
        await sweepOrders(ports);
        return;
      case "wait":
        if (this.now + each.time > this.#sweptAt + LONGEST_TROUBLE) await this.#sweepInPeace();
        this.now += each.time;
        if (each.time > HOUR) this.#eraseAgain();
        return;
      case "silence":
        this.gateway.down = each.calls;
        this.gateway.downAfter = each.after;
        return;
      case "crash":
        this.crashPlan.left = each.in;
        this.crashPlan.after = each.after;
        return;
      case "pay":
      case "capture":
      case "fail":
      case "refundThere":
      case "dispute":
      case "decide":
      case "refuse":
      case "charge":
      case "endThere":
        happenAtGateway(each, this);
    }
  }
}
