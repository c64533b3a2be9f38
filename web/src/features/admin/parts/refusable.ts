import type { Listen } from "../../../lib/useLive";
import { isDenied, retryAfterRefusal } from "../../../lib/watching";

/**
 * Loads data before a subscription. If the rules refuse it for good, this is reported like the refusal of a
 * subscription.
 */
export async function refusable<T>(load: () => Promise<Listen<T>>): Promise<Listen<T>> {
  for (let times = 1; ; times += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isDenied(error)) throw error;
      const wait = retryAfterRefusal(times);
      if (wait === null)
        return ({ onRefused }) => {
          onRefused();
          return () => undefined;
        };
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
