import { expect, it } from "vitest";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices, emailAccount, signInTo } from "../support/devices";
import { overflowOf } from "../support/layout";
import { account, database, listener } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const open = devices();

it("an admin sees with whom in a crisis a listener is, in a table that is no wider for it", async () => {
  await emptyDesk();
  // Listeners of earlier tests, who still count as holding somebody, would fill the first page.
  const { docs } = await database().collection("volunteers").where("load", ">", 0).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ load: 0 })));
  const meera = await listener(await account({ admin: true }));
  const held = [await someone("I want to end my life tonight"), await someone("I have the pills here")];
  for (const { person } of held) {
    accepted(await call("claimConversation", { conversationId: person.uid }, meera.token));
    await database().doc(`conversations/${person.uid}`).update({ risk: "crisis" });
  }
  const [{ page }, admin] = [await open(), await emailAccount({ admin: true })];
  await signInTo(page, admin.email, "/admin/now");
  await page.getByRole("link", { name: "Listeners at the desk" }).first().click(SOON);
  const cell = page.getByRole("cell").filter({ hasText: "with 2 people in a crisis:" });
  for (const { alias } of held) await cell.getByRole("link", { name: alias }).waitFor();
  const table = page.locator(".monitoring__table");
  await page.setViewportSize({ width: 1_280, height: 800 });
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await cell.evaluate((each) => each.getBoundingClientRect().width)).toBeLessThan(240);
  expect((await overflowOf(page)).aside).toBeLessThanOrEqual(0);
});
