import { alone } from "./alone";

/**
 * Sets a mark that all tabs of this browser see at once, while a stored value may reach them later. The mark is removed
 * after `milliseconds`, when this page is closed, or by the returned function. In a browser without Web Locks nothing is
 * set.
 */
export function markTabs(name: string, milliseconds: number): Promise<() => void> {
  return new Promise((resolve) => {
    let end = (): void => undefined;
    const held = new Promise<void>((ended) => {
      const timer = setTimeout(ended, milliseconds);
      end = () => {
        clearTimeout(timer);
        ended();
      };
    });
    const set = (): Promise<void> => {
      resolve(end);
      return held;
    };
    // Each mark has a name of its own, so that none waits for another.
    alone(`${name} ${crypto.randomUUID()}`, set).catch(() => resolve(end));
  });
}

/** Whether any tab of this browser has set a mark of this name. */
export async function isMarked(name: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name?.startsWith(`${name} `) === true);
  } catch {
    return false;
  }
}
