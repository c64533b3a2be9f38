import { beforeAll, expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { WHOLE } from "../support/looks";
import { account, database, listener, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

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
