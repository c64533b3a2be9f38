import { randomUUID } from "node:crypto";
import { appointmentRequest } from "@thodu/domain/appointments/model";
import { shortReference } from "@thodu/domain/reference";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { hydrated, SOON, type Visitor } from "../support/browser";
import { devices } from "../support/devices";
import { database } from "../support/people";

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
  return { ...appointmentRequest.parse(doc.data()), id: doc.id };
}

const modal = (page: Page) => page.getByRole("dialog", { name: "Appointment Confirmed!" });

/** The dialog shows what the server has stored. */
async function isConfirmed(page: Page, email: string): Promise<void> {
  await modal(page).waitFor(SOON);
  const { id, doctor, time, status } = await stored(email);
  expect(status).toBe("confirmed");
  for (const words of [doctor ?? "-", time ?? "-", shortReference(id)]) await modal(page).getByText(words).waitFor();
}

describe("the confirmation", () => {
  it("comes although the tab was closed meanwhile, and is shown when it is opened again", async () => {
    const first = await visitor.window();
    const email = await ask(first);
    await first.close();
    await expect.poll(async () => (await stored(email)).status, SOON).toBe("confirmed");

    const again = await visitor.window();
    await again.goto("/therapy");
    await isConfirmed(again, email);
    await modal(again).getByRole("button", { name: "Close", exact: true }).last().click();
    await modal(again).waitFor({ state: "hidden" });

    // Once it was read, it opens only when asked for.
    await again.reload();
    await again.getByRole("button", { name: "Show the appointment" }).waitFor(SOON);
    expect(await modal(again).isVisible()).toBe(false);
    await again.getByRole("button", { name: "Show the appointment" }).click();
    await modal(again).waitFor();
    await modal(again).getByRole("button", { name: "Close", exact: true }).last().click();
  });
});
