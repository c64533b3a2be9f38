import { violationsOf } from "../support/axe";
import { expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { devices } from "../support/devices";
import { approvedListener, toDesk } from "../support/listeners";
import { account } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const open = devices();

it("the desk on a phone shows the list or the conversation, without an accessibility violation in either theme", async () => {
  await emptyDesk();
  const login = await approvedListener(await account({ admin: true }));
  const { alias } = await someone();
  const { page } = await open({ viewport: { width: 320, height: 640 } });
  const entry = page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
  const barriers = async (): Promise<void> => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violationsOf(page)).toEqual([]);
    }
  };
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await toDesk(page, login);
  await entry.waitFor();
  await barriers();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await entry.press("Enter");
  await volunteerTalk(page).message("Hello").waitFor();
  expect(await entry.count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), SOON)
    .toBe("Back to the list");
  await barriers();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Back to the list" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.className), SOON).toBe("desk__entry");
});
