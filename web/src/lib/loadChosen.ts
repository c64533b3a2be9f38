import { BEFORE_LOAD } from "./formStore";
import { chosen, current, NAMED } from "./locale";
import { kept, LOADED_AGAIN } from "./storage";

/**
 * Loads a page again, once, that is in another language than the chosen one: a browser may ask for it before the cookie
 * that names the language counts.
 */
export function loadChosen(): void {
  const wanted = chosen();
  if (wanted === null || wanted === current || NAMED.test(location.href)) return kept.remove(LOADED_AGAIN);
  if (kept.get(LOADED_AGAIN) === wanted) return;
  kept.set(LOADED_AGAIN, wanted);
  // Where nothing can be stored, it would be loaded again without an end.
  if (kept.get(LOADED_AGAIN) === null) return;
  dispatchEvent(new Event(BEFORE_LOAD));
  location.reload();
}
