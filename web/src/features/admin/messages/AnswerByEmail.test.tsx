import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { TicketsSection } from "./TicketsSection";

async function open(userId: string, query = ""): Promise<void> {
  store.put("feedback/one", { userId, text: "When is my call?", locale: "en", createdAt: instant(Date.now()) });
  await isHere({ claims: { admin: true } });
  show(<TicketsSection />, { at: `/admin/messages?list=feedback${query}` });
}

it.each(["", "&find=one"])("feedback can be answered by e-mail: %j", async (query) => {
  store.put("users/asha", { displayName: "Asha", email: "asha+x@example.com", createdAt: instant(0) });
  await open("asha", query);
  const link = await screen.findByRole("link", { name: "asha+x@example.com" });
  expect(link.getAttribute("href")).toBe("mailto:asha%2Bx@example.com");
});

it.each(["guest", "deleted-1"])("says why feedback can't be answered: %s", async (userId) => {
  store.put("users/guest", { displayName: "", createdAt: instant(0) });
  await open(userId);
  expect(await screen.findByText("It can’t be answered: this account has no email address.")).toBeTruthy();
});
