import { SECOND, type Millis } from '@thodu/domain/time';
import type { SendView } from '../../usecases/chat/ports';

type Recalled = Omit<SendView, 'stored' | 'listener'>;
interface Entry {
  readonly view: Recalled;
  /** When the plan was read. The conversation needs no such date: its version is checked by each write. */
  readonly planReadAt: Millis;
}

const PLAN_LIFETIME = 5 * SECOND;
const CAPACITY = 500;

/**
 * What this instance last saw of busy conversations. It can be wrong and does no harm when it is: a write based on it
 * carries the version it was seen at and is refused when the document has changed (docs/decisions/0003).
 */
export class ConversationCache {
  readonly #entries = new Map<string, Entry>();

  constructor(readonly now: () => Millis) {}

  recall(customerId: string): Recalled | null {
    const entry = this.#entries.get(customerId);
    if (!entry) return null;
    return Math.abs(this.now() - entry.planReadAt) <= PLAN_LIFETIME ? entry.view : null;
  }

  /** The plan as it was last, however long ago: a guess at what to look up. Undefined for somebody unknown here. */
  lastPlan(customerId: string): Recalled['plan'] | undefined {
    return this.#entries.get(customerId)?.view.plan;
  }

  /** `planReadAt` is now unless the plan is carried over from an earlier entry. */
  remember(customerId: string, view: Recalled, carried = false): void {
    const planReadAt = (carried ? this.#entries.get(customerId)?.planReadAt : undefined) ?? this.now();
    this.#entries.delete(customerId);
    this.#entries.set(customerId, { view, planReadAt });
    if (this.#entries.size > CAPACITY) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
  }

  forget(customerId: string): void {
    this.#entries.delete(customerId);
  }
}
