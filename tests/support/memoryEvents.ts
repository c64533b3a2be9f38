import type { PaymentEvent } from "@thodu/domain/payments/webhook";
import type { Millis } from "@thodu/domain/time";
import type { CrashPlan } from "./crashPlan";
import { Shelf } from "./memoryShelf";
import { pagesOf } from "./pages";

/** The gateway's events, in memory. */
export class MemoryEvents {
  readonly events = new Shelf<PaymentEvent & { readonly receivedAt: Millis }>();

  constructor(
    readonly now: () => Millis,
    readonly crashPlan: CrashPlan,
  ) {}

  keepEvent(id: string, event: Omit<PaymentEvent, "applied">) {
    return this.crashPlan.around(() => {
      const before = this.events.get(id)?.value;
      if (!before) this.events.put(id, { ...event, applied: false, receivedAt: this.now() });
      if (!before) return "stored" as const;
      if (before.hash !== event.hash) return "foreign" as const;
      return before.applied ? ("applied" as const) : ("known" as const);
    });
  }

  event(id: string) {
    return this.crashPlan.around(() => this.events.get(id)?.value ?? null);
  }

  eventApplied(id: string) {
    return this.crashPlan.around(() => this.events.patch(id, { applied: true }));
  }

  unapplied(since: Millis, before: Millis) {
    return this.crashPlan.around(() =>
      pagesOf(
        this.events
          .values()
          .flatMap(([id, event]) =>
            !event.applied && event.receivedAt > since && event.receivedAt < before ? [id] : [],
          ),
      ),
    );
  }
}
