import type { Listen } from "../../../lib/useLive";
import { isDenied, retryAfterRefusal } from "../../../lib/watching";

/** What is read before a listener: where the rules refuse that to the end, it is told as the refusal of a listener is. */
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
