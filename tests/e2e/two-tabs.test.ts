import { expect, it } from "vitest";
import { customerTalk, SOON } from "../support/browser";
import { devices } from "../support/devices";

const open = devices();

it("two tabs in which somebody new writes at the same moment belong to one guest, with one conversation", async () => {
  const visitor = await open();
  const pages = [visitor.page, await visitor.window()];
  await Promise.all(pages.map((page) => page.goto("/chat")));
  await Promise.all(pages.map((page, nth) => customerTalk(page).say(`Written in tab ${nth}`)));
  for (const page of pages)
    for (const nth of pages.keys()) await customerTalk(page).message(`Written in tab ${nth}`).waitFor();
  await expect.poll(() => customerTalk(visitor.page).ids(), SOON).toHaveLength(2);
});
