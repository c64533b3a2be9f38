import { act } from "@testing-library/react";
import { vi } from "vitest";

/** What the page's own window says, where the DOM of the tests has none of it: media, sizes, dialogs, animations. */

const media = new Map<string, boolean>();
const watchers = new Set<() => void>();

const mediaQuery = (asked: string) => ({
  media: asked,
  get matches() {
    return media.get(asked) ?? false;
  },
  addEventListener: (_kind: string, listener: () => void) => void watchers.add(listener),
  removeEventListener: (_kind: string, listener: () => void) => void watchers.delete(listener),
});

/** A media query is so from here on, as `(pointer: fine)`. */
export function mediaIs(query: string, matches: boolean): void {
  media.set(query, matches);
  act(() => watchers.forEach((tell) => tell()));
}

let visibility: DocumentVisibilityState = "visible";

export function pageIs(state: DocumentVisibilityState): void {
  visibility = state;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const held = new Map<string, Promise<unknown>>();

/** One holder of a name at a time, as the browser has it among the windows of a site. */
const locks = {
  request: async <T>(
    name: string,
    ...given: readonly [job: () => Promise<T>] | readonly [how: object, job: () => Promise<T>]
  ): Promise<T> => {
    const job = given.length === 2 ? given[1] : given[0];
    const before = held.get(name) ?? Promise.resolve();
    const turn = before.then(job, job);
    held.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  },
};

const HIDDEN = ":is([hidden], dialog:not([open]), script, style, template)";

/**
 * What Testing Library and user-event ask of an element's style, by its attributes alone: no stylesheet is loaded here, and
 * happy-dom would walk through every rule of its own for each ancestor of each element, most of a test's time.
 */
function styleOf(
  element: Element,
): Pick<CSSStyleDeclaration, "display" | "visibility" | "pointerEvents" | "getPropertyValue"> {
  const own = element instanceof HTMLElement ? element.style : null;
  const style = {
    display: element.matches(HIDDEN) ? "none" : (own?.display ?? ""),
    visibility: own?.visibility ?? "",
    pointerEvents: own?.pointerEvents ?? "",
  };
  const known = new Map(Object.entries({ ...style, "pointer-events": style.pointerEvents }));
  return { ...style, getPropertyValue: (name) => known.get(name) ?? own?.getPropertyValue(name) ?? "" };
}

/** Elements have no size here; what is shown has room for all of it. */
const SIZE = 600;

export function resetScreen(): void {
  media.clear();
  media.set("(pointer: fine)", true);
  visibility = "visible";
  history.replaceState(null, "", "/");
  vi.stubGlobal("matchMedia", mediaQuery);
  vi.stubGlobal("getComputedStyle", styleOf);
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: false } });
  Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
  for (const size of ["clientHeight", "scrollHeight"])
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => SIZE });
  // With room for all of it nothing is scrolled, whatever is asked for.
  const unscrolled = { configurable: true, get: () => 0, set(): void {} };
  Object.defineProperty(HTMLElement.prototype, "scrollTop", unscrolled);
  Element.prototype.animate = vi.fn<Element["animate"]>();
  Element.prototype.scrollIntoView = vi.fn<Element["scrollIntoView"]>();
}
