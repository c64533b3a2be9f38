import type { Browser, Page } from "playwright-core";
import { customerTalk, hydrated, Visitor } from "../support/browser";
import { emptyDesk } from "../support/stories";

const CRISIS = "I want to kill myself tonight";

/** A guest's chat at four moments: waiting at 320 pixels, beside a keyboard, in a crisis, without a network. */
export async function chatStates(browser: Browser): Promise<readonly string[]> {
  await emptyDesk();
  const visitor = await Visitor.open(browser, { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
  const { page } = visitor;
  const talk = customerTalk(page);
  const say = async (text: string): Promise<void> => {
    await talk.say(text);
    await talk.reaches(text, "sent");
  };
  await page.goto("/chat");
  await hydrated(page, "main textarea");
  await say("Is somebody there?");
  await page.getByText("You are next.").waitFor();
  const pictures = [await picture(page, { width: 320, height: 640 })];
  await say("I cannot sleep");
  pictures.push(await picture(page, { width: 360, height: 420 }));
  await say(CRISIS);
  await page.locator(".crisis").waitFor();
  pictures.push(await picture(page, { width: 360, height: 740 }));
  await visitor.cutNetwork(true);
  await talk.say("I am still here");
  await page.getByText("You are offline.").waitFor();
  pictures.push(await picture(page, { width: 360, height: 740 }));
  await visitor.close();
  return pictures;
}

/** An image at its own size, once the page has drawn itself in that of the window. */
async function picture(page: Page, size: { readonly width: number; readonly height: number }): Promise<string> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const png = (await page.screenshot()).toString("base64");
  return `<img width="${size.width}" height="${size.height}" src="data:image/png;base64,${png}">`;
}
