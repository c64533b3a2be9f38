import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { store } from "../../../test-support/store";
import { NowSection } from "./NowSection";

const TITLE = "In a crisis, with a listener who has not answered";

it("says what to do for people in a crisis whose listener has not answered, and gives the listener's number or else their address", async () => {
  const phone = "+91 98480-22338";
  store.put("volunteers/leela-rao", { email: "leela@example.com", name: "Leela Rao", approved: true, phone });
  store.put("volunteers/kiran", { email: "kiran+thodu@example.com", name: "Kiran Kumar", approved: true });
  const wait = { waited: 4 * 60_000 };
  server.answers("readDesk", {
    ...quietDesk,
    unanswered: 2,
    heldUnanswered: [
      { ...wait, uid: "asha", alias: "Calm Lotus 123", listener: "leela-rao", offered: true },
      { ...wait, uid: "ravi", alias: "Kind River 456", listener: "kiran", offered: false },
    ],
  });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now" });
  const list = await screen.findByRole("list", { name: TITLE });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((row) => row.textContent),
    ).toEqual([
      `Calm Lotus 123not answered for 4 min · listener: Leela Rao · Call ${phone} · another listener is being asked`,
      "Kind River 456not answered for 4 min · listener: Kiran Kumar · no phone number, write to: kiran+thodu@example.com · no other listener could be asked yet",
    ]),
  );
  const call = within(list).getByRole("link", { name: `Call ${phone}` });
  expect(call.getAttribute("href")).toBe("tel:+919848022338");
  const write = within(list).getByRole("link", { name: /^kiran/ });
  expect(write.getAttribute("href")).toBe("mailto:kiran%2Bthodu@example.com");
  const help = screen.getByText(
    /at the desk: call the one who has not answered, write to them if no number is shown, or/,
  );
  const link = within(help).getByRole("link", { name: "Listeners at the desk" });
  expect(link.getAttribute("href")).toBe("/admin/now?list=listeners");
});

it("keeps a person listed whom a listener has just taken, with who took them and how long they have waited", async () => {
  store.put("volunteers/vani-rao", { email: "vani@example.com", name: "Vani Rao", approved: true });
  const just = { alias: "Calm Lotus 123", listener: "vani-rao", offered: false, justTaken: true };
  server.answers("readDesk", {
    ...quietDesk,
    unanswered: 2,
    heldUnanswered: [
      { ...just, uid: "asha", waited: 3 * 60_000 },
      { ...just, uid: "ravi", waited: 20_000, offered: true },
    ],
  });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now" });
  const list = await screen.findByRole("list", { name: TITLE });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((row) => row.textContent),
    ).toEqual([
      "Calm Lotus 123waiting for 3 min · just taken by Vani Rao, no answer yet",
      "Calm Lotus 123waiting since just now · just taken by Vani Rao, no answer yet · another listener is being asked",
    ]),
  );
});
