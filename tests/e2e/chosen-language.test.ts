import { expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";

// A page that the test answers itself may not speak to the servers of this machine.
const open = devices({ onPurpose: () => true });

it("a chosen language counts although the browser asked for the page before the choice was stored", async () => {
  const { page } = await open();
  await page.goto("/login");
  await hydrated(page);
  await page.route(
    "**/login",
    async (route) => {
      const headers = { ...(await route.request().allHeaders()), cookie: "" };
      await route.fulfill({ response: await route.fetch({ headers }) });
    },
    { times: 1 },
  );
  await page.locator('[data-tool="language"][data-language="te"]').evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang).catch(() => ""), SOON).toBe("te");
});
