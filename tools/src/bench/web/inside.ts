/** What a page measures about itself; all times are milliseconds since its navigation began. */
export interface Noted {
  lcp: number;
  cls: number;
  /** When the text field became usable: interactive and not disabled. */
  composer: number | null;
  /** When the first document of the database was on the screen. */
  listening: number | null;
  /** The longest time from an input to its paint. */
  slowest: number;
  /** From the tap on 'Send' to the person's own message in the log. */
  echo: number | null;
  /** The paths of the scripts that it has loaded. */
  scripts: readonly string[];
}

declare global {
  var noted: Noted;
}

/** Runs in the page before its own scripts; `live` is a selector for what only the database can have brought. */
export function note(live: string): void {
  const found: Noted = { lcp: 0, cls: 0, composer: null, listening: null, slowest: 0, echo: null, scripts: [] };
  globalThis.noted = found;
  const observe = (
    type: string,
    each: (entry: PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean }) => void,
    more = {},
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  };
  observe("largest-contentful-paint", ({ startTime }) => (found.lcp = startTime));
  observe("layout-shift", ({ value = 0, hadRecentInput }) => (found.cls += hadRecentInput === true ? 0 : value));
  observe("event", ({ duration }) => (found.slowest = Math.max(found.slowest, duration)), { durationThreshold: 16 });

  const own = (): number => document.querySelectorAll("[data-delivery]").length;
  let sent: { readonly at: number; readonly before: number } | null = null;
  addEventListener("click", () => (sent = { at: performance.now(), before: own() }), true);
  const look = (): void => {
    const field = document.querySelector<HTMLTextAreaElement>("main textarea");
    const alive = field !== null && !field.disabled && Object.keys(field).some((key) => key.startsWith("__react"));
    if (alive) found.composer ??= performance.now();
    if (live !== "" && document.querySelector(live)) found.listening ??= performance.now();
    if (sent && found.echo === null && own() > sent.before) found.echo = performance.now() - sent.at;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
