import { HOUR } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices } from "../support/devices";
import { overflowOf } from "../support/layout";
import { account, database, listener, PASSWORD } from "../support/people";
import { fillRota } from "../support/rota";
import { signInAt } from "../support/signedIn";
import { reachable } from "./walk/visit";

const open = devices();

describe("with the keyboard alone, at 360 pixels", () => {
  const phone = { viewport: { width: 360, height: 740 } };

  it("a listener takes a shift and offers it to colleagues, and is told of both", async () => {
    await fillRota("another listener");
    // A shift that has begun can’t be changed.
    const begun = await database()
      .collection("shifts")
      .where("from", "<", new Date(Date.now() + HOUR))
      .get();
    await Promise.all(begun.docs.map(({ ref }) => ref.delete()));
    const [{ page }, one] = [await open(phone), await listener(await account({ admin: true }))];
    await signInAt(page, one.email, PASSWORD);
    await page.goto("/volunteer-shifts");
    const said = (words: string) => page.getByRole("status").filter({ hasText: words }).waitFor();
    for (const [wish, done] of [
      ["Take this shift", "It is yours. Thank you."],
      ["Offer it to colleagues", "Offered. It stays yours until a colleague takes it."],
    ] as const) {
      await page.getByRole("button", { name: wish }).first().waitFor();
      // If what was pressed is gone, Tab goes on from its place, round to the beginning.
      expect(await reachable(page, wish)).toBe(true);
      await page.keyboard.press("Enter");
      await said(done);
    }
  });

  it("an admin reaches the heat map and reads it to its last hour", async () => {
    const [{ page }, admin] = [await open(phone), await account({ admin: true })];
    await fillRota("another listener");
    await signInAt(page, admin.email, PASSWORD);
    await page.goto("/admin/rota");
    const map = page.locator(".heat");
    await map.locator("td").first().waitFor();
    const seen = () => map.evaluate((each) => (each.scrollLeft + each.clientWidth) / each.scrollWidth);
    expect(await seen()).toBeLessThan(0.9);
    expect(await reachable(page, "Need and cover")).toBe(true);
    await expect
      .poll(async () => {
        await page.keyboard.press("ArrowRight");
        return seen();
      }, SOON)
      .toBeGreaterThan(0.99);
    expect(await overflowOf(page)).toMatchObject({ aside: 0 });
  });
});
