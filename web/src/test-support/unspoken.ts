const REGION = "[role=status], [aria-live=polite]";

/** The part of an element's text that a screen reader finds. */
const exposed = (region: Element): string =>
  [...region.childNodes]
    .filter((child) => !(child instanceof Element) || child.getAttribute("aria-hidden") !== "true")
    .map(({ textContent }) => textContent?.trim() ?? "")
    .join(" ")
    .trim();

/**
 * Collects, from now on, text that appeared together with its live region: most screen readers do not announce it. The
 * returned function ends this, and returns the text.
 */
export function watchUnspoken(): () => readonly string[] {
  const words: string[] = [];
  const look = (records: readonly MutationRecord[]): void => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      const regions = [...(added.matches(REGION) ? [added] : []), ...added.querySelectorAll(REGION)];
      words.push(...regions.map(exposed).filter((text) => text !== ""));
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    look(observer.takeRecords());
    observer.disconnect();
    return words;
  };
}
