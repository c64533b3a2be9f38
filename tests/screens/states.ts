import type { Browser, Page } from "playwright-core";
import { customerTalk, hydrated, Visitor } from "../support/browser";
import { accepted, call } from "../support/callables";
import { ringsAt } from "../support/calls";
import { approvedListener, quietCalls, toDesk } from "../support/listeners";
import { account } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

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

const phone = { width: 360, height: 740 };

/** A listener's phone at four moments: an offer, a room in a crisis and the help there, a call that rings. */
export async function listenerStates(browser: Browser): Promise<readonly string[]> {
  await Promise.all([emptyDesk(), quietCalls()]);
  const login = await approvedListener(await account({ admin: true }));
  const { token, uid } = login.person;
  const visitor = await Visitor.open(browser, { viewport: phone, reducedMotion: "reduce" });
  const { page } = visitor;
  await toDesk(page, login);
  accepted(await call("agreeToConduct", {}, token));
  await page.goto("/volunteer-home");
  await hydrated(page, "main");
  await page.getByRole("switch", { name: "Take voice calls" }).click();
  const { person } = await someone("It is late and I cannot sleep.");
  await page.goto("/volunteer-chat");
  await page.locator(".desk__entry").waitFor();
  await page.getByRole("button", { name: "Online" }).click();
  await page.getByRole("button", { name: "Online", pressed: true }).waitFor();
  accepted(await call("readQueue", {}, person.token));
  await page.locator(".offer").waitFor();
  const pictures = [await picture(page, phone)];

  accepted(await call("claimConversation", { conversationId: person.uid }, token));
  accepted(await call("sendMessage", { messageId: "crisis", text: CRISIS }, person.token));
  await page.getByRole("button", { name: "Mine", exact: true }).click();
  await page.locator(".desk__entry").first().click();
  await page.locator("[data-message]").filter({ hasText: CRISIS }).waitFor();
  await page.locator(".desk__context-open").waitFor();
  pictures.push(await picture(page, phone));
  await page.locator(".desk__context-open").click();
  pictures.push(await picture(page, phone));
  await page.locator(".desk__context-back").click();
  await ringsAt(uid, "te");
  await page.locator(".listener-call").waitFor();
  pictures.push(await picture(page, phone));
  await visitor.close();
  return pictures;
}

/** A picture in its own size, after the page was drawn in a window of that size. */
async function picture(page: Page, size: { readonly width: number; readonly height: number }): Promise<string> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const png = (await page.screenshot()).toString("base64");
  return `<img width="${size.width}" height="${size.height}" src="data:image/png;base64,${png}">`;
}
