import { randomUUID } from "node:crypto";
import { aliasFor } from "@thodu/domain/chat/alias";
import { beforeAll, expect, it } from "vitest";
import { customerTalk, SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { WHOLE } from "../support/looks";
import { account, database, listener, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";
import { Writer } from "../support/writer";

const open = devices();
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
  await emptyDesk();
});

const NOTE = "Her exam is on Monday. She likes to be asked about her sister.";

it.each(
  [
    { width: 360, height: 740 },
    { width: 1_280, height: 800 },
  ].slice(0, WHOLE ? 2 : 1),
)(
  "the note of a hand-over is visible to the next listener in a crisis too, and in reach once they wrote: $width",
  async (viewport) => {
    const before = await listener(admin);
    const { person, alias } = await someone("I cannot sleep");
    accepted(await call("claimConversation", { conversationId: person.uid }, before.token));
    accepted(await call("releaseConversation", { conversationId: person.uid, note: NOTE }, before.token));
    await database().doc(`conversations/${person.uid}`).update({ risk: "crisis" });

    const { page } = await open({ viewport });
    await toDesk(page, await approvedListener(admin));
    const entry = page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
    await entry.click();
    const note = page.getByRole("list", { name: "Private notes" }).getByText(NOTE);
    await note.waitFor();
    await expect.poll(async () => (await placeOf(note)).whole, SOON).toBe(true);
    const talk = volunteerTalk(page);
    await talk.message("I cannot sleep").waitFor();
    await expect.poll(async () => (await placeOf(talk.composer)).whole, SOON).toBe(true);

    await talk.say("Good evening");
    await talk.reaches("Good evening", "sent");
    // The conversation is open again.
    await page.reload();
    await talk.message("Good evening").waitFor();
    // On a phone the context is a screen of its own, behind a button that names the note; the talk has all the room.
    if (viewport.width < 1_200) {
      const context = page.getByRole("button", { name: "A note for you. Notes, replies and details" });
      await context.waitFor();
      expect(await note.isVisible()).toBe(false);
      await context.click();
    }
    await note.waitFor();
    await expect.poll(async () => (await placeOf(note)).whole, SOON).toBe(true);
  },
);

it("a person keeps their listener while a colleague is asked, and reads of each on their page", async () => {
  const first = await listener(admin);
  const colleague = await approvedListener(admin);
  accepted(await call("agreeToConduct", {}, colleague.person.token));
  const { page: theirs } = await open({ viewport: { width: 360, height: 740 } });
  const writer = new Writer(theirs);
  await writer.open("/chat");
  const text = `Nobody knows ${randomUUID()}`;
  await writer.say(text);
  const about = { conversationId: await writer.uid(text) };
  accepted(await call("claimConversation", about, first.token));
  const { page: desk } = await open({ viewport: { width: 360, height: 740 } });
  await toDesk(desk, colleague);
  const online = desk
    .getByRole("group", { name: "Your availability" })
    .getByRole("button", { name: "Online", exact: true });
  await online.click();
  await expect.poll(() => online.getAttribute("aria-pressed"), SOON).toBe("true");

  const asks = async (): Promise<void> => {
    accepted(await call("releaseConversation", { ...about, to: colleague.person.uid, note: NOTE }, first.token));
    const words = theirs.getByText(/^Your listener is asking a colleague to go on with you\. They stay with you until/);
    await words.waitFor(SOON);
    await expect.poll(async () => (await placeOf(words)).whole, SOON).toBe(true);
    expect(await theirs.getByText(/You are next|had to leave/).count()).toBe(0);
  };
  const offer = desk.getByRole("region", { name: `Offer: ${aliasFor(about.conversationId)}` });
  await asks();
  await offer.getByText(/ is with a colleague\. Can you take over\?$/).waitFor(SOON);
  await offer.getByRole("button", { name: /^Not now/ }).click();
  await theirs.getByText(/^Your listener is asking a colleague/).waitFor({ state: "detached", ...SOON });
  await customerTalk(theirs).say("Are you still here?");
  const reply = { ...about, messageId: randomUUID(), text: "I am with you." };
  accepted(await call("sendMessage", reply, first.token));
  await customerTalk(theirs).message("I am with you.").waitFor(SOON);

  await asks();
  await offer.waitFor(SOON);
  await expect.poll(async () => (await placeOf(offer.getByRole("button", { name: /^Accept/ }))).whole, SOON).toBe(true);
  await expect
    .poll(() => offer.getByRole("button", { name: /^Accept/ }).getAttribute("aria-disabled"), SOON)
    .toBeNull();
  await offer.getByRole("button", { name: /^Accept/ }).click();
  await desk.getByText(NOTE).first().waitFor(SOON);
  await volunteerTalk(desk).message("Are you still here?").waitFor(SOON);
  await theirs.getByText(/^Another listener is here now\./).waitFor(SOON);
});
