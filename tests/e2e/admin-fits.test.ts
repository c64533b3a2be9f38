import { expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { database } from "../support/people";
import { fillRota } from "../support/rota";
import { faults } from "./walk/visit";

const open = devices();

it("shows an admin all hours of a day at once on a laptop, in each language", async () => {
  const [{ page }, admin] = [
    await open({ viewport: { width: 1_280, height: 800 } }),
    await emailAccount({ admin: true }),
  ];
  await fillRota(admin.uid);
  await signInTo(page, admin.email, "/admin/rota");
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

it("keeps the menu of the admin area inside the window of a phone with large text, however much waits", async () => {
  const [{ page }, admin] = [
    await open({ viewport: { width: 360, height: 740 } }),
    await emailAccount({ admin: true }),
  ];
  const waiting = ["reports", "supportRequests", "applications"].flatMap((name) =>
    Array.from({ length: 10 }, (_, nth) => database().doc(`${name}/waits-${nth}`)),
  );
  try {
    await Promise.all(
      waiting.map((each) => each.set({ status: each.path.startsWith("app") ? "sent" : "open", category: "other" })),
    );
    await signInTo(page, admin.email, "/admin/now");
    await expect.poll(() => page.locator(".area__toggle").innerText(), SOON).toMatch(/[3-9]\d\+/);
    expect(await faults(page, [])).toEqual([]);
  } finally {
    await Promise.all(waiting.map((each) => each.delete()));
  }
});
