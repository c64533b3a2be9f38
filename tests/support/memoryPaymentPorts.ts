import type { PaymentPorts } from "../../functions/src/usecases/payments/ports";
import type { SweepPorts } from "../../functions/src/usecases/sweep";
import type { Millis } from "@thodu/domain/time";
import { NOON } from "./domain";
import { CrashPlan } from "./crashPlan";
import { MemoryGateway } from "./memoryGateway";
import { MemoryPayments } from "./memoryPayments";

export { ApiError } from "../../tools/src/razorpay/entities";

/** Payments without a database or a network; the test moves `clock.now`. */
export function memoryPayments() {
  const clock = { now: NOON };
  const crashPlan = new CrashPlan();
  const now = (): Millis => clock.now;
  const [gateway, store] = [new MemoryGateway(now, crashPlan), new MemoryPayments(now, crashPlan)];
  const defects: unknown[] = [];
  const pause = (ceiling: number) => Promise.resolve(void (clock.now += ceiling));
  const runtime = { now, freshId: () => "unused", wait: () => Promise.resolve(), pause, skipped: () => undefined };
  const ports: PaymentPorts & SweepPorts = {
    runtime,
    payments: store,
    gateway,
    onDefect: (error) => defects.push(error),
  };
  return { clock, crashPlan, gateway, sandbox: gateway.sandbox, store, ports, defects };
}
