import { randomUUID } from "node:crypto";
import { appointmentRequest } from "@thodu/domain/appointments/model";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices, emailAccount, signInTo } from "../support/devices";
import { database, guest } from "../support/people";

const open = devices();
let page: Page;

beforeEach(async () => {
  // Nobody can be assigned, so that a request waits for the admin.
  for (const name of ["therapists", "appointmentSlots"]) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
  ({ page } = await open());
  await signInTo(page, (await emailAccount({ admin: true })).email, "/admin/appointments");
});

const stored = async (id: string) =>
  appointmentRequest.parse((await database().doc(`appointmentRequests/${id}`).get()).data());

/** A request that found no slot, of somebody whose name no other test has. */
async function waiting(): Promise<{ readonly id: string; readonly name: string }> {
  const [id, name] = [randomUUID(), `Asha ${randomUUID().slice(0, 8)}`];
  accepted(
    await call(
      "requestAppointment",
      { requestId: id, name, email: `${randomUUID()}@people.example`, issue: "I sleep badly." },
      (await guest()).token,
    ),
  );
  await expect.poll(async () => (await stored(id)).noSlot, SOON).toBe(true);
  return { id, name };
}

async function addTherapist(name: string): Promise<void> {
  await page.getByRole("button", { name: "Add a therapist" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByRole("link", { name: /^Registration number: / }).waitFor();
  await form.getByLabel("Registration number").fill("RCI A12345");
  for (const day of ["Saturday", "Sunday"]) await form.getByLabel(day).check();
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name, exact: true }).waitFor(SOON);
}

describe("an admin", () => {
  it("adds a therapist, assigns a request that found no time, moves it, and cancels it", async () => {
    const { id, name } = await waiting();
    await page.getByRole("heading", { name, exact: true }).waitFor(SOON);
    const row = page.locator(`[data-request="${id}"]`);
    await row.getByText("No free time within 14 days").waitFor();
    const lists = page.getByRole("navigation", { name: "Which list" });
    await lists.getByRole("link", { name: "Therapists" }).click();
    await addTherapist("Meera Iyer");
    await lists.getByRole("link", { name: "Waiting" }).click();

    await row.getByRole("button", { name: `Assign ${name}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Assign", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: `${name} has an appointment now.` })
      .waitFor(SOON);
    const first = await stored(id);
    expect(first).toMatchObject({ status: "confirmed", doctor: "Dr. Meera Iyer", time: "06:30 PM" });

    await lists.getByRole("link", { name: "Confirmed", exact: true }).click();
    await row.getByText("Dr. Meera Iyer").waitFor(SOON);
    await row.getByRole("button", { name: `Move ${name}` }).click();
    await dialog.getByLabel("Day").selectOption({ index: 1 });
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect.poll(async () => (await stored(id)).date, SOON).not.toBe(first.date);

    await row.getByRole("button", { name: `Cancel it ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel it" }).click();
    await row.waitFor({ state: "detached" });
    expect(await stored(id)).toMatchObject({ status: "cancelled" });
    expect((await database().collection("appointmentSlots").get()).size).toBe(0);
  });
});
