import { randomUUID } from "node:crypto";
import type { Conversation } from "@thodu/domain/chat/model";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices } from "../support/devices";
import { aConversation } from "../support/domain";
import { approvedListener, toDesk } from "../support/listeners";
import { WHOLE } from "../support/looks";
import { account, database, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

const MINUTE = 60_000;
const open = devices();
let admin: Person;

/** All that a row can show of a person: at risk or not, here or away, ahead of others or not, and unread. */
const rows: readonly Partial<Conversation>[] = [
  { risk: "crisis", priority: 1, locale: "te", unreadByVolunteer: 12 },
  { risk: "crisis", waitSignAt: Date.now(), locale: "hi" },
  { risk: "concern", priority: 1, locale: "te", unreadByVolunteer: 99 },
  { risk: "concern", waitSignAt: Date.now(), unreadByVolunteer: 0 },
  { alias: "Morning Tamarind 999", priority: 1, locale: "te", unreadByVolunteer: 99 },
  { alias: "Extraordinary Rhododendron 999", unreadByVolunteer: 0 },
];
const written = rows.map((row) => ({ row, ref: database().doc(`conversations/${randomUUID()}`) }));

beforeAll(async () => {
  admin = await account({ admin: true });
  await emptyDesk();
  const desk = await database().doc("desk/current").get();
  const stored: unknown = desk.get("epoch");
  const deskEpoch = typeof stored === "string" ? stored : randomUUID();
  if (stored !== deskEpoch) await desk.ref.set({ epoch: deskEpoch });
  const since = Timestamp.fromMillis(Date.now() - 125 * MINUTE);
  const times = { createdAt: since, lastMessageAt: since, waitingSince: since };
  await Promise.all(
    written.map(({ ref, row: { waitSignAt = null, ...row } }) =>
      ref.set({
        ...aConversation(row),
        ...times,
        waitSignAt: waitSignAt === null ? null : Timestamp.fromMillis(waitSignAt),
        deskEpoch,
      }),
    ),
  );
});
afterAll(() => Promise.all(written.map(({ ref }) => ref.delete())));

const looks = [
  [360, "te", "dark"],
  [1_280, "te", "light"],
  [360, "en", "light"],
  [1_280, "en", "dark"],
  [1_280, "hi", "light"],
] as const;

// What fits in the longest words fits in all.
it.each(looks.slice(0, WHOLE ? looks.length : 2))(
  "every row of the desk is 56 pixels high and as wide as its list at %s in %s",
  async (width, locale, colorScheme) => {
    const { page } = await open({ viewport: { width, height: 800 }, colorScheme });
    await toDesk(page, await approvedListener(admin));
    if (locale !== "en") await page.goto(`/localized/${locale}/volunteer-chat`);
    const entries = page.locator(".desk__entry");
    await expect.poll(() => entries.count(), SOON).toBe(rows.length);
    expect(
      await entries.evaluateAll((all) =>
        all.map((row) => ({
          height: Math.round(row.getBoundingClientRect().height),
          over: row.scrollWidth - row.clientWidth,
          // The level, the length of the wait and that they come first are never cut off.
          cut: [...row.querySelectorAll(".chip, .desk__tail > .soft")].some(
            (chip) => chip.scrollWidth > chip.clientWidth,
          ),
        })),
      ),
    ).toEqual(rows.map(() => ({ height: 56, over: 0, cut: false })));
  },
);
