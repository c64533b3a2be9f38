import { beforeAll, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices } from "../support/devices";
import { approvedListener, toDesk } from "../support/listeners";
import { account, type Person } from "../support/people";

const device = devices({});
let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

it("Save stays in view on a phone once something is unsaved, and covers no field that has the focus", async () => {
  const { page } = await device({});
  await toDesk(page, await approvedListener(admin));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/volunteer-on-call");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const bottom = async (): Promise<number> => {
    const box = await save.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await page.getByRole("button", { name: "Add a time" }).waitFor(SOON);
  expect(await bottom()).toBeGreaterThan(700);
  await page.getByRole("checkbox", { name: "My phone may ring" }).check();
  await expect.poll(bottom, SOON).toBeLessThanOrEqual(700);
  await page.getByRole("button", { name: "Add a time" }).click();
  const covered = await page.evaluate(() => {
    const bar = document.querySelector(".on-call__save");
    return [...document.querySelectorAll<HTMLElement>(".on-call form :is(input, select):enabled")]
      .filter((field) => {
        field.focus();
        const { bottom: end } = field.getBoundingClientRect();
        return end > (bar?.getBoundingClientRect().top ?? 0);
      })
      .map((field) => field.id);
  });
  expect(covered).toEqual([]);
  await page.getByLabel("Telugu").selectOption("Well");
  await page.getByRole("checkbox", { name: "Every day" }).check();
  await save.click();
  await page.getByRole("button", { name: "I agree" }).waitFor(SOON);
});
