import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { putApplicant, putApplication } from "../../../test-support/applicants";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { store } from "../../../test-support/store";
import { ListenersSection } from "./ListenersSection";

const NOW = Date.now();

/** An applicant whose record says that their e-mail address is not confirmed. */
function applied(): void {
  putApplicant("meera", { emailConfirmed: false });
  putApplication("meera");
}

/** Whether the confirmation link was opened, by the identity service. The server then updates the record. */
const linkWas = (opened: boolean): void =>
  server.answers("readPerson", ({ uid }) => {
    if (opened) queueMicrotask(() => store.change("volunteers/meera", { emailConfirmed: true }));
    return {
      uid,
      alias: "Calm Lotus 1",
      name: "Meera Iyer",
      email: "meera@example.com",
      guest: false,
      there: true,
      emailConfirmed: opened,
      locale: "en",
      createdAt: NOW,
      roles: [],
      listener: null,
      conversation: null,
      plan: null,
      orders: null,
      subscriptions: null,
      refunds: null,
      disputes: null,
      cases: null,
      appointments: null,
      questions: null,
      feedback: null,
    };
  });

async function open(query: string) {
  await isHere({ claims: { admin: true } });
  applied();
  return show(<ListenersSection />, { at: `/admin/listeners${query}` });
}

const dialog = async () => within(await screen.findByRole("dialog"));
const WARNING = /^This email has not been confirmed yet/;

it("is noticed when the page of an application opens", async () => {
  linkWas(true);
  await open("?application=meera");
  expect(await screen.findByText("meera@example.com (confirmed)")).toBeTruthy();
  expect(server.asked("readPerson")).toMatchObject([{ uid: "meera" }]);
});

it("is noticed at the answer if the link was opened while the page was open", async () => {
  linkWas(false);
  const user = await open("?application=meera");
  await waitFor(() => expect(server.asked("readPerson")).toHaveLength(1));
  expect(screen.getByText("meera@example.com (not confirmed)")).toBeTruthy();
  linkWas(true);
  await user.click(screen.getByRole("radio", { name: "Approve" }));
  await screen.findByText("meera@example.com (confirmed)");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect((await dialog()).queryByText(WARNING)).toBeNull();
});

it("is noticed when the dialog of the list opens, which then asks only once", async () => {
  linkWas(true);
  server.answers("approveVolunteer", { uid: "meera", approved: true });
  const user = await open("?list=applications");
  await user.click(await screen.findByRole("button", { name: /^Approve/ }));
  const asked = await dialog();
  // By now the record in the list is updated.
  await waitFor(() => expect(screen.queryByText("Email not confirmed")).toBeNull());
  // A press before the answer arrives shows the warning, which the answer removes.
  await waitFor(async () => {
    const approve = asked.queryByRole("button", { name: "Approve" });
    if (approve) await user.click(approve);
    expect(server.asked("approveVolunteer")).toMatchObject([{ uid: "meera" }]);
  });
});

it("does not count as confirmed if the server can't be asked", async () => {
  server.isUnreachable("readPerson");
  const user = await open("?list=applications");
  await user.click(await screen.findByRole("button", { name: /^Approve/ }));
  await user.click((await dialog()).getByRole("button", { name: "Approve" }));
  expect((await dialog()).getByText(WARNING)).toBeTruthy();
  expect(server.asked("approveVolunteer")).toEqual([]);
});
