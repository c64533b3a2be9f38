import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const dialog = () => within(screen.getByRole("dialog"));

async function open(phone: string, holder: string | null = null) {
  putReport("one", { category: "supervisor", by: "volunteer", reporterId: "meera", reportedId: null });
  store.put("volunteers/meera", { email: "m@example.com", approved: true, name: "Meera Iyer", phone });
  server.answers("readCase", { listener: holder });
  await isHere({ claims: { safety: true } });
  return show(<SafetySection />, { at: "/admin/safety?case=one" });
}

it("a listener who called for a supervisor can be called by phone, or written to, from the case", async () => {
  await open("+91 98480-22338");
  const call = await screen.findByRole("link", { name: "Call +91 98480-22338" });
  expect(call.getAttribute("href")).toBe("tel:+919848022338");
  expect(screen.getByRole("link", { name: "m@example.com" }).getAttribute("href")).toBe("mailto:m@example.com");
  expect(screen.getByRole("link", { name: "Their page" }).getAttribute("href")).toBe("/admin/people/meera");
  expect(
    screen.getByText(/^The number in their profile\. The number they gave to be rung on is another one/),
  ).toBeTruthy();
});

it("names whom to reach after a hand-over: first the listener who has the conversation now, then the one who called", async () => {
  store.put("volunteers/kiran", {
    email: "k@example.com",
    approved: true,
    name: "Kiran Kumar",
    phone: "+91 90000 00001",
  });
  store.put("users/kiran", { email: "k@example.com", role: "volunteer", displayName: "Kiran Kumar" });
  store.put("users/meera", { email: "m@example.com", role: "volunteer", displayName: "Meera Iyer" });
  await open("", "kiran");
  const rows = async () =>
    (await screen.findAllByRole("link", { name: "Their page" })).map((link) => link.closest("p")?.textContent);
  await waitFor(async () =>
    expect(await rows()).toEqual([
      expect.stringMatching(/^Kiran Kumar.*Call \+91 90000 00001.*k@example\.com/),
      expect.stringMatching(/^Meera Iyer.*m@example\.com/),
    ]),
  );
});

it("says that there is no number, and still leads to the listener", async () => {
  await open("");
  expect(await screen.findByText(/^Their profile has no phone number\./)).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Call/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Their page" })).toBeTruthy();
});

it("is not answered with “Nothing was needed” unless an admin chose that", async () => {
  const user = await open("");
  server.answers("decideCase", {});
  await user.click(await screen.findByRole("button", { name: "Decide" }));
  await user.type(dialog().getByLabelText("Reason"), "The listener managed.");
  await user.click(dialog().getByRole("button", { name: "Decide" }));
  expect(await dialog().findByText("Please choose a decision.")).toBeTruthy();
  expect(server.asked("decideCase")).toEqual([]);
  await user.selectOptions(dialog().getByLabelText("Decision"), "Nothing was needed");
  await user.click(dialog().getByRole("button", { name: "Decide" }));
  await waitFor(() => expect(server.asked("decideCase")).toMatchObject([{ decision: "no-action" }]));
});
