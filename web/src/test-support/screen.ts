import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Browser features that the tests' DOM lacks: media queries, sizes, dialogs, animations. */

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

/** Sets the result of a media query, such as `(pointer: fine)`. */
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

/** A lock has one holder at a time, as in a browser among the windows of a site. */
const locks = {
  request: async <T>(
    name: string,
    ...given: readonly [job: () => Promise<T>] | readonly [how: object, job: () => Promise<T>]
  ): Promise<T> => {
    const job = given.length === 2 ? given[1] : given[0];
    const before = held.get(name) ?? Promise.resolve();
    const turn = before.then(job, job);
    const ended = turn.catch(() => undefined);
    held.set(name, ended);
    void ended.then(() => held.get(name) === ended && held.delete(name));
    return turn;
  },
  query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
};

const HIDDEN = ":is([hidden], dialog:not([open]), script, style, template)";

/**
 * Answers what Testing Library and user-event ask of an element's style by its attributes only. No style sheet is
 * loaded here, and happy-dom would go through every rule of its own for each ancestor of each element, which takes most
 * of a test's time.
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

/** Elements have no size here; this gives each enough room for its content. */
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
  // As everything fits, nothing is ever scrolled.
  const unscrolled = { configurable: true, get: () => 0, set(): void {} };
  Object.defineProperty(HTMLElement.prototype, "scrollTop", unscrolled);
  Element.prototype.animate = vi.fn<Element["animate"]>();
  Element.prototype.scrollIntoView = vi.fn<Element["scrollIntoView"]>();
}
