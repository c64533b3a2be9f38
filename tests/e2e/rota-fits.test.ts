import { expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";

const open = devices();

it("shows an admin all hours of a day at once on a laptop, in each language", async () => {
  const [{ page }, office] = [
    await open({ viewport: { width: 1_280, height: 800 } }),
    await emailAccount({ admin: true }),
  ];
  await signInTo(page, office.email, "/admin/rota");
  for (const language of ["en", "hi", "te"]) {
    await page.goto(`/localized/${language}/admin/rota`);
    const map = page.locator(".heat");
    await map.locator("td").first().waitFor(SOON);
    expect(await map.locator("thead th").count()).toBe(25);
    expect(await map.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    const cut = await map
      .locator("thead th")
      .evaluateAll((cells) =>
        cells.flatMap((cell) => (cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent] : [])),
      );
    expect(cut).toEqual([]);
  }
});
