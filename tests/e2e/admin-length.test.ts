import { randomUUID } from "node:crypto";
import { DAY, kolkataDay, MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { overflowOf } from "../support/layout";
import { account, database, listener } from "../support/people";
import { crowdedDesk, emptyDesk } from "../support/stories";
import { longest } from "./walk/reflow";

const open = devices();
const SCREENS = 3;
const NOTE = "They were rude from the first word on, and did not stop when they were asked to. ".repeat(6);

/** The paths of documents that these tests add, to be removed afterwards. */
const added: string[] = [];

async function put(path: string, data: object): Promise<void> {
  added.push(path);
  await database().doc(path).set(data);
}

async function fortyListeners(): Promise<void> {
  const { uid } = await listener(await account({ admin: true }));
  const record = (await database().doc(`volunteers/${uid}`).get()).data();
  const there = { ...record, availability: "online", load: 2, seenAt: Timestamp.now(), languages: ["en", "te", "hi"] };
  await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      put(`volunteers/${randomUUID()}`, { ...there, name: `Lakshmi Narayana ${nth}` }),
    ),
  );
}

async function twelveCases(status: "open" | "decided"): Promise<void> {
  const decision =
    status === "decided"
      ? { decision: "warned", reason: NOTE.slice(0, 90), decidedBy: "server", decidedAt: Timestamp.now() }
      : { decision: null, reason: "", decidedBy: null, decidedAt: null };
  const { docs } = await database().collection("reports").where("status", "==", status).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      put(`reports/${randomUUID()}`, {
        by: "customer",
        // Some have longer names than others.
        category: (["harassment", "contact", "threat", "danger-written"] as const)[nth % 4],
        conversationId: `person-${nth}`,
        reporterId: `person-${nth}`,
        reportedId: `listener-${nth}`,
        note: NOTE,
        blocked: false,
        status,
        createdAt: Timestamp.fromMillis(Date.now() - nth * MINUTE),
        ...decision,
      }),
    ),
  );
}

async function eightWeeks(): Promise<void> {
  const hourWaits = Object.fromEntries(
    Array.from({ length: 24 }, (_, hour) => [`taken-crisis-${hour}`, { 3: 1 + (hour % 5) }]),
  );
  await Promise.all(
    Array.from({ length: 56 }, (_, ago) => kolkataDay(Date.now() - ago * DAY)).map((day) =>
      put(`statistics/${day}`, { day, taken: 9, left: 2, crisis: 1, alarms: { certain: 2, unsure: 3 }, hourWaits }),
    ),
  );
}

beforeAll(async () => {
  await emptyDesk();
  await Promise.all([fortyListeners(), twelveCases("open"), twelveCases("decided"), eightWeeks()]);
  return async () => {
    await Promise.all(added.map((path) => database().doc(path).delete()));
  };
});

/** The last case of a page: folded, or whole. */
const CASES = ":nth-match(.monitoring__fold, 10), :nth-match(.list > li > .monitoring__case, 5)";

/** Each page, and what is visible once it has loaded. */
const pages = [
  ["/admin/now", ".area__list li"],
  ["/admin/now?list=figures", ".monitoring__figures"],
  ["/admin/now?list=listeners", ".monitoring__table tbody tr"],
  ["/admin/now?list=days", ".chart"],
  ["/admin/now?list=days&charts=work", ".chart"],
  ["/admin/now?list=hours", ".chart"],
  ["/admin/now?list=hours&risk=crisis", ".chart"],
  ["/admin/safety", CASES],
  ["/admin/safety?list=decided", CASES],
  ["/admin/safety?list=alarms", ".monitoring__table tbody tr"],
] as const;

it.each([
  { width: 360, height: 740 },
  { width: 1_280, height: 800 },
])(
  "an admin sees Now and Safety on at most three screens, with much on each: $width",
  async (viewport) => {
    await crowdedDesk(20);
    const { page } = await open({ viewport });
    await signInTo(page, (await emailAccount({ admin: true })).email, "/admin/now");
    const long: unknown[] = [];
    for (const language of longest)
      for (const [path, shows] of pages) {
        await page.goto(`/localized/${language}${path}`);
        await page.locator(shows).first().waitFor(SOON);
        const { down, aside } = await overflowOf(page);
        if (down > (SCREENS - 1) * viewport.height || aside > 0) long.push([language, path, down, aside]);
      }
    expect(long).toEqual([]);
  },
  4 * MINUTE,
);
