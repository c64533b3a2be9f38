import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

interface Scope {
  /** Selectors: only these parts of the page. */
  readonly include?: string;
  readonly exclude?: string;
  /** axe's tags of rules; without them every rule is checked. */
  readonly tags?: readonly string[];
}

/**
 * Whether something moves or fades that will stop; an animation without end, such as the breathing circle, does not
 * count.
 */
const moves = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime)),
  );

/** Waits until nothing fades any more, since colours in between may lack contrast. */
export const animationsDone = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

/** What axe finds on a page at rest, as `rule: selectors`; read again if something began to move meanwhile. */
export async function violationsOf(page: Page, { include, exclude, tags }: Scope = {}): Promise<string[]> {
  for (let isFirst = true; ; isFirst = false) {
    await animationsDone(page);
    // Legacy mode saves a page for each frame, and there are no frames. What passes is not described: in a table of
    // hundreds of cells that takes most of the time.
    let builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (include !== undefined) builder = builder.include(include);
    if (exclude !== undefined) builder = builder.exclude(exclude);
    if (tags !== undefined) builder = builder.withTags([...tags]);
    const { violations } = await builder.analyze();
    if (violations.length > 0 && (await moves(page))) continue;
    // A live region is hidden from screen readers for the first tenth of a second (ui/LiveRegion).
    if (isFirst && violations.some(({ id }) => id === "aria-hidden-focus")) continue;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(" | ")}`);
  }
}
