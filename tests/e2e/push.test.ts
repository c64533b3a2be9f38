import { randomUUID } from "node:crypto";
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { hydrated, SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { database } from "../support/people";
import { suite } from "../support/suite";

const NEWS = "There is something new for you.";

const open = devices({ showsNotices: true, keepsPages: true });
const device = async (permissions: string[] = []): Promise<Page> => (await open({ permissions })).page;

const pushSwitch = (page: Page) => page.getByRole("switch", { name: "Notifications on this device" });
const devicesOf = async (uid: string) =>
  (await database().collection(`users/${uid}/devices`).get()).docs.map((doc) => String(doc.get("token")));

/** Replaces the parts of the browser that need a push service: permission, subscription, token. */
async function standIns(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript(() => {
    const subscription = {
      endpoint: "https://push.example/1",
      getKey: () => new Uint8Array(65).buffer,
      unsubscribe: () => {
        localStorage.setItem("test.unsubscribed", "yes");
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve(subscription),
      getSubscription: () => Promise.resolve(subscription),
    });
  });
  await context.route("https://firebaseinstallations.googleapis.com/**", (route) =>
    route.fulfill({
      json: {
        name: "projects/demo-thodu/installations/x",
        fid: "cXk3installation0000001",
        refreshToken: "r",
        authToken: { token: "a", expiresIn: "604800s" },
      },
    }),
  );
  await context.route("https://fcmregistrations.googleapis.com/**", (route) =>
    route.fulfill({ json: { token, pushSubscriptionId: "1" } }),
  );
  // As in a deployment with keys.
  await context.route("**/readChannels", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          json: { result: { sms: false, keys: { key: `B${"A".repeat(86)}`, sender: "123456789" } } },
          headers: { "access-control-allow-origin": "*" },
        })
      : route.continue(),
  );
}

describe("the switch", () => {
  it("subscribes the browser after a tap, is the same on all pages, and logging out removes the browser", async () => {
    const { uid, email } = await emailAccount();
    const token = `phone:${randomUUID()}`;
    const page = await device(["notifications"]);
    await standIns(page.context(), token);
    await signInTo(page, email, "/settings");
    expect(await devicesOf(uid)).toEqual([]);
    await expect.poll(() => pushSwitch(page).isEnabled(), SOON).toBe(true);
    await pushSwitch(page).click();
    await expect.poll(() => devicesOf(uid), SOON).toEqual([token]);
    // The switch is on while the request is still on its way.
    await expect
      .poll(
        async (): Promise<unknown> => (await database().doc(`users/${uid}/private/preferences`).get()).get("push"),
        SOON,
      )
      .toBe(true);
    await page.reload();
    await expect.poll(() => pushSwitch(page).isChecked(), SOON).toBe(true);
    expect(await page.getByRole("button", { name: "Also on this device" }).count()).toBe(0);

    const other = await device(["notifications"]);
    await standIns(other.context(), `tablet:${randomUUID()}`);
    await signInTo(other, email, "/settings");
    await expect.poll(() => pushSwitch(other).isChecked(), SOON).toBe(true);
    await other.getByRole("button", { name: "Also on this device" }).click();
    await expect.poll(async () => (await devicesOf(uid)).length, SOON).toBe(2);

    // Logging out waits only briefly for the server, so the function has to be running.
    await page.goto("/dashboard");
    await hydrated(page, ".bar__nav button");
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/login");
    await expect.poll(() => devicesOf(uid), SOON).toEqual([expect.stringMatching(/^tablet:/)]);
    expect(
      await page.evaluate(() => [localStorage.getItem("test.unsubscribed"), localStorage.getItem("thodu.device")]),
    ).toEqual(["yes", null]);
  });
});

const registered = z.object({ registrations: z.array(z.object({ registrationId: z.string(), scopeURL: z.string() })) });

/** The worker’s registration id, for the debugging protocol. */
async function registrationOf(protocol: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    protocol.on("ServiceWorker.workerRegistrationUpdated", (event) => {
      const first = registered
        .parse(event)
        .registrations.find(({ scopeURL }) => scopeURL.startsWith(suite().webOrigin));
      if (first) resolve(first.registrationId);
    });
  });
  await protocol.send("ServiceWorker.enable");
  return found;
}

/** Touches both notices, inside of the worker; returns the windows that it would open. */
const TOUCH = `(async (tags) => {
  const opened = [];
  clients.openWindow = async (path) => void opened.push(path);
  const work = [];
  for (const tag of tags) {
    const [notification] = await registration.getNotifications({ tag });
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: (done) => work.push(done) }));
  }
  await Promise.all(work);
  return opened;
})(['chat', 'support-reply'])`;

/** Chromium removes a notice after some seconds; here each stays until it is touched. */
const STAY = `(() => {
  const show = registration.showNotification.bind(registration);
  registration.showNotification = (title, options) => show(title, { ...options, requireInteraction: true });
})()`;

/** Records the receipts that the worker would send. */
const LISTEN = `(() => {
  self.told = [];
  const ask = self.fetch;
  self.fetch = async (url, init) => {
    if (!String(url).endsWith('/ringReceipt')) return ask(url, init);
    self.told.push(JSON.parse(init.body));
    return new Response();
  };
})()`;

describe("the service worker", () => {
  const shown = (page: Page) =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
        title,
        body,
        tag,
      })),
    );

  it("shows a push as one neutral notification per conversation, and a tap opens the page", async () => {
    const page = await device(["notifications"]);
    await page.goto("/help-lines");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const worker = page
      .context()
      .serviceWorkers()
      .find((each) => each.url().endsWith("/sw.js"));
    if (!worker) throw new Error("There is no service worker.");
    await worker.evaluate(STAY);
    const protocol = await page.context().newCDPSession(page);
    const registrationId = await registrationOf(protocol);
    const push = (message: object) =>
      protocol.send("ServiceWorker.deliverPushMessage", {
        origin: suite().webOrigin,
        registrationId,
        data: JSON.stringify({ from: "1", fcmMessageId: randomUUID(), data: message }),
      });
    const chat = { title: NEWS, link: "/chat", tag: "chat" };
    await push(chat);
    await push(chat);
    await expect.poll(() => shown(page), SOON).toEqual([{ title: NEWS, body: "", tag: "chat" }]);
    await push({ title: NEWS, link: "/help-lines", tag: "help" });
    // On a busy machine a worker may end; then a push that the protocol sends is lost, and so are its notices.
    const replied = () =>
      page.waitForFunction(
        async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications({ tag: "support-reply" })).length > 0;
        },
        null,
        { timeout: 15_000 },
      );
    let reached = false;
    for (let tries = 0; tries < 4 && !reached; tries += 1) {
      await worker.evaluate(STAY);
      await push({ title: NEWS, link: "/support", tag: "support-reply" });
      reached = await replied().then(
        () => true,
        () => false,
      );
    }
    expect((await shown(page)).map(({ tag }) => tag).toSorted()).toEqual(["chat", "support-reply"]);

    // A browser lets only a real touch open a window or bring it to the front; here the address is enough.
    const went = await worker.evaluate<string[]>(TOUCH);
    expect(went).toEqual(["/chat", "/support"]);
    await expect.poll(() => shown(page), SOON).toEqual([]);

    await worker.evaluate(LISTEN);
    await push({ title: NEWS, link: "/standby", tag: "ring", rings: "yes", receipt: "ring-1.word" });
    const receipt = { ringId: "ring-1", token: "word" };
    await expect
      .poll(() => worker.evaluate<unknown>("self.told"), SOON)
      .toEqual([
        { ...receipt, what: "arrived" },
        { ...receipt, what: "shown" },
      ]);
  });
});
