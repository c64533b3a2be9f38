import { randomUUID } from "node:crypto";
import { appointmentRequest } from "@thodu/domain/appointments/model";
import { beforeEach, describe, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { mailsTo } from "../support/mails";
import { database, guest } from "../support/people";

const open = devices();
const stored = async (id: string) =>
  appointmentRequest.parse((await database().doc(`appointmentRequests/${id}`).get()).data());

beforeEach(async () => {
  await database()
    .doc("therapists/keeping")
    .set({ name: "Meera", languages: ["en"], active: true });
});

/** A request, and the links of the e-mail to its address, as paths. */
async function asked() {
  const [id, email] = [randomUUID(), `${randomUUID()}@people.example`];
  accepted(
    await call("requestAppointment", { requestId: id, name: "Asha", email, issue: "Sleep" }, (await guest()).token),
  );
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(1);
  const [mail] = await mailsTo(email);
  // The server stores that it was sent once the mail server has it.
  await expect.poll(async () => (await stored(id)).mailDue, SOON).toBe(false);
  const links = [...(mail?.text ?? "").matchAll(/\/appointment#\S+/g)].map(([path]) => path);
  const [, notMe = ""] = links;
  expect(links).toHaveLength(2);
  return { id, notMe };
}

describe("the page of an e-mail that asks whether an appointment is kept", () => {
  it("changes nothing when it is opened, and frees the address with a button, without a login", async () => {
    const { page } = await open();
    const { id, notMe } = await asked();
    const before = await stored(id);
    await page.goto(notMe);
    await page.getByRole("heading", { name: "Was this you?" }).waitFor(SOON);
    await page.getByRole("button", { name: "Keep it" }).waitFor(SOON);
    expect(await stored(id)).toEqual(before);
    await page.getByRole("button", { name: "This wasn't me" }).click();
    await page.getByText("does not count against you").waitFor(SOON);
    expect((await stored(id)).status).toBe("cancelled");
  });
});
