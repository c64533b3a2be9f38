import { randomUUID } from "node:crypto";
import { appointmentRequest } from "@thodu/domain/appointments/model";
import { HOUR, kolkataDay } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { shortReference } from "@thodu/domain/reference";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { hydrated, SOON, type Visitor } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { database, guest } from "../support/people";

const open = devices();
let visitor: Visitor;

beforeEach(async () => {
  for (const name of ["therapists", "appointmentSlots"]) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
  for (const name of ["Meera", "Kiran"])
    await database()
      .doc(`therapists/${name}`)
      .set({ name, languages: ["en"], active: true });
  // A first task starts the worker that the one of the test is timed on.
  const first = randomUUID();
  accepted(
    await call(
      "requestAppointment",
      { requestId: first, name: "Asha", email: `${first}@people.example`, issue: "Sleep" },
      (await guest()).token,
    ),
  );
  await expect
    .poll(async () => (await database().doc(`appointmentRequests/${first}`).get()).data(), SOON)
    .toMatchObject({ status: "confirmed" });
  visitor = await open();
});

async function ask(page: Page): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  await page.goto("/therapy");
  await hydrated(page);
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Issue", { exact: true }).fill("I sleep badly.");
  await page.getByRole("button", { name: "Request Help" }).click();
  await page.getByRole("heading", { name: "Your request is with us" }).waitFor(SOON);
  return email;
}

async function stored(email: string) {
  const [doc] = (await database().collection("appointmentRequests").where("email", "==", email).get()).docs;
  if (!doc) throw new Error("Nothing was stored.");
  const { createTime, updateTime } = doc;
  return { ...appointmentRequest.parse(doc.data()), id: doc.id, tookMs: updateTime.toMillis() - createTime.toMillis() };
}

const modal = (page: Page) => page.getByRole("dialog", { name: "Appointment Confirmed!" });

/** What the modal says is what the server has stored, and it was stored five to seven seconds after the request. */
async function isConfirmed(page: Page, email: string): Promise<void> {
  await modal(page).waitFor(SOON);
  const { id, doctor, time, status, tookMs } = await stored(email);
  expect(status).toBe("confirmed");
  for (const words of [doctor ?? "-", time ?? "-", shortReference(id)]) await modal(page).getByText(words).waitFor();
  expect(tookMs).toBeGreaterThanOrEqual(4_900);
  expect(tookMs).toBeLessThanOrEqual(7_000);
}

describe("the confirmation", () => {
  it("opens on the page that waits for it", async () => {
    const { page } = visitor;
    const email = await ask(page);
    await isConfirmed(page, email);
    expect(await modal(page).getByRole("link", { name: "Add to calendar" }).getAttribute("href")).toContain(
      "BEGIN%3AVCALENDAR",
    );
  });

  it("comes when the tab was closed meanwhile, and is read when it is opened again", async () => {
    const first = await visitor.window();
    const email = await ask(first);
    expect(await stored(email)).toMatchObject({ status: "pending", assigned: false });
    await first.close();
    await expect.poll(async () => (await stored(email)).status, SOON).toBe("confirmed");

    const again = await visitor.window();
    await again.goto("/therapy");
    await isConfirmed(again, email);
    await modal(again).getByRole("button", { name: "Close", exact: true }).last().click();
    await modal(again).waitFor({ state: "hidden" });

    // Once read it opens when it is asked for.
    await again.reload();
    await again.getByRole("button", { name: "Show the appointment" }).waitFor(SOON);
    expect(await modal(again).isVisible()).toBe(false);
    await again.getByRole("button", { name: "Show the appointment" }).click();
    await modal(again).waitFor();
    await modal(again).getByRole("button", { name: "Close", exact: true }).last().click();

    // It stands in place of the form, with what happens next.
    await again.getByText(`our team writes to ${email} to tell you how you will meet`).first().waitFor();
    expect(await again.getByRole("button", { name: "Request Help" }).count()).toBe(0);
    // Cancelled by its person where it lies far enough ahead.
    const { id } = await stored(email);
    const later = Timestamp.fromMillis(Date.now() + 13 * HOUR);
    await database()
      .doc(`appointmentRequests/${id}`)
      .update({ slotAt: later, date: kolkataDay(later.toMillis()) });
    await again.getByRole("button", { name: "Cancel it", exact: true }).click();
    await again.getByRole("button", { name: "Yes, cancel it" }).click();
    await again.getByText("This appointment was cancelled.").waitFor(SOON);
    expect((await stored(email)).status).toBe("cancelled");

    await again.getByRole("button", { name: "Request Help" }).waitFor();
  });
});
