import { expect, it } from "vitest";
import { SOON, type Visitor } from "../support/browser";
import { bar, callPages, inTalk, isWhole } from "../support/callPages";
import { suite } from "../support/suite";

/**
 * The address to which quick exit leads does not exist. With a route of Playwright's, what a page sends while it is
 * left would get lost.
 */
const NOWHERE = "--host-resolver-rules=MAP en.wikipedia.org ~NOTFOUND";
const { takingCalls, calling } = callPages([NOWHERE]);

/** A customer on /call and a listener on their first page, in a call. */
async function talking(): Promise<{ readonly customer: Visitor; readonly listener: Visitor }> {
  const { listener } = await takingCalls();
  const customer = await calling();
  await listener.page.getByRole("button", { name: "Accept the call" }).click(SOON);
  await Promise.all([inTalk(customer.page), inTalk(listener.page)]);
  return { customer, listener };
}

it(
  "a call has its bar on every page until it is over, is in the page title, and leaving asks first",
  { timeout: 240_000 },
  async () => {
    const { customer, listener } = await talking();
    const { page } = customer;
    // The page of the call has its own controls, however far it is scrolled.
    expect(await bar(page).count()).toBe(0);
    const { width, height } = page.viewportSize() ?? { width: 1_280, height: 800 };
    for (const size of [
      { width: 320, height: 568 },
      { width, height },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await isWhole(page.locator(".call").getByRole("button", { name: "Hang up" }));
    }
    // At 400 % they would fill the window, so the bar has them.
    await page.setViewportSize({ width: 320, height: 256 });
    const inBar = bar(page).getByRole("button", { name: "Hang up" });
    for (const top of [0, 300, 4_000]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await isWhole(inBar);
    }
    await page.setViewportSize({ width, height });
    expect(await page.title()).toMatch(/^In a call · /);
    await page.getByRole("link", { name: "Support" }).first().click();
    await page.waitForURL("**/support");
    await bar(page).getByText("You are talking with a volunteer").waitFor(SOON);
    await bar(page).getByRole("button", { name: "Mute" }).click();
    await bar(page).getByText("Your microphone is off.").waitFor();
    expect(await page.title()).toMatch(/^In a call · .*Thodu/);
    // Another tab of this browser says where the call is.
    const other = await customer.window();
    await other.goto("/about");
    await bar(other).getByText("You are in a call in another tab of this browser.").waitFor(SOON);
    // Leaving asks first; a person who stays is still in the call.
    const asked: string[] = [];
    let stays = true;
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void (stays ? dialog.dismiss() : dialog.accept());
    });
    await page.evaluate(() => location.assign("/about"));
    await expect.poll(() => asked, SOON).toEqual(["beforeunload"]);
    await bar(page).getByText("You are talking with a volunteer").waitFor();
    // If they leave for a page that is not part of the app, the call goes on there.
    stays = false;
    await page.getByRole("link", { name: "Help", exact: true }).filter({ visible: true }).first().click();
    await page.waitForURL("**/help-lines");
    await bar(page).getByText("You are talking with a volunteer").waitFor({ timeout: 90_000 });
    expect(await page.title()).toMatch(/^In a call · Help lines/);

    for (const size of [
      { width: 320, height: 568 },
      { width: 1_280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await isWhole(bar(page).getByRole("button", { name: "Hang up" }));
    }
    // Also below the footer.
    await page.goto("/login");
    await page.setViewportSize({ width: 320, height: 420 });
    await bar(page).getByText("You are talking with a volunteer").waitFor({ timeout: 90_000 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await isWhole(inBar);
    await page.setViewportSize({ width, height });
    // A person who writes meanwhile sees what they wrote, and can hang up.
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.getByRole("link", { name: "Chat Now" }).click();
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole("textbox").first().fill("I write beside it");
    await page.locator(".composer__send").click();
    await page.locator('[data-delivery="sent"]').filter({ hasText: "I write beside it" }).waitFor();
    await isWhole(
      page.locator(".message--mine.message--latest .bubble"),
      page.locator(".chat__status"),
      page.locator(".composer__field"),
      bar(page).getByRole("button", { name: "Hang up" }),
    );
    // On /call the chat bar does not cover Mute and Hang up.
    await page.goto("/call");
    await inTalk(page);
    await page.getByRole("complementary", { name: "Your chat" }).waitFor();
    for (const name of ["Mute", "Hang up"]) {
      const button = page.locator(".call").getByRole("button", { name });
      // At the lower edge of the window, where the bar was.
      await button.evaluate((each) => scrollBy(0, each.getBoundingClientRect().bottom + 2 - innerHeight));
      await expect
        .poll(
          () =>
            button.evaluate((each) => {
              const place = each.getBoundingClientRect();
              return each.contains(
                document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2),
              );
            }),
          SOON,
        )
        .toBe(true);
    }
    await page.goto("/chat");
    await bar(page).getByText("You are talking with a volunteer").waitFor({ timeout: 90_000 });
    // A dialog makes the rest inert, so the bar is inside of it.
    await page.getByRole("button", { name: "Leave the queue" }).click();
    const dialog = page.getByRole("dialog");
    const hangUp = dialog.getByRole("button", { name: "Hang up" });
    await isWhole(hangUp);
    await hangUp.press("Enter");
    await dialog.getByText("You hung up.").waitFor();
    await dialog.getByRole("button", { name: "Keep waiting" }).click();
    await bar(page).getByText("You hung up.").waitFor();
    expect(await page.title()).not.toContain("In a call");
    await bar(other).waitFor({ state: "detached" });
    await listener.page.getByText("They hung up.").waitFor(SOON);
    await bar(page).getByRole("button", { name: "Close" }).click();
    await bar(page).waitFor({ state: "detached" });
  },
);

it(
  "a listener has the controls of their call on every page of theirs, on call and standby too",
  { timeout: 240_000 },
  async () => {
    const { listener } = await takingCalls();
    const { page } = listener;
    const other = await listener.window();
    await other.goto("/volunteer-home");
    await calling();
    await page.getByRole("button", { name: "Accept the call" }).click(SOON);
    await inTalk(page);
    // Their other tabs, also one that was open before, say where the call is, and stop when it is over.
    const elsewhere = bar(other).getByText("You are in a call in another tab of this browser.");
    await elsewhere.waitFor(SOON);
    await other.goto("/volunteer-chat");
    await elsewhere.waitFor(SOON);
    const hangUp = bar(page).getByRole("button", { name: "Hang up" });
    for (const [link, path] of [
      ["On call at night", "/volunteer-on-call"],
      ["Open the standby page", "/standby"],
    ] as const) {
      await page.getByRole("link", { name: link }).click();
      await page.waitForURL(`**${path}`);
      await isWhole(hangUp);
    }
    await hangUp.click();
    await page.getByText("You hung up.").waitFor(SOON);
    await expect.poll(() => elsewhere.count(), SOON).toBe(0);
  },
);

it("quick exit asks nothing, and hangs up for the other side at once", { timeout: 240_000 }, async () => {
  const { customer, listener } = await talking();
  const { page } = customer;
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  customer.expectNetworkTrouble();
  await page.locator('[data-tool="exit"]').first().click();
  await expect.poll(() => page.url(), SOON).not.toContain(suite().webOrigin);
  expect(asked).toEqual([]);
  // Not lost: that would be shown after a minute of silence.
  await listener.page.getByText("They hung up.").waitFor(SOON);
});
