import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { DashboardBar, MemberBar } from "./MemberBars";

const ways = () => screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));

it.each([
  ["a listener", { volunteer: true }, "/volunteer-chat"],
  ["an admin", { admin: true }, "/admin"],
] as const)("leads %s, who came in by the customers' door, to their place of work", async (_, claims, place) => {
  await isHere({ claims });
  show(<DashboardBar />);
  await waitFor(() => expect(ways()).toContain(place));
});

it("leads nobody else there", async () => {
  await isHere();
  show(<DashboardBar />);
  expect(ways()).not.toContain("/volunteer-chat");
  expect(ways()).not.toContain("/admin");
});

it("shows the ways of an account to whoever has logged in since the page came, and to nobody else", async () => {
  // site/head.js has found nobody.
  delete document.documentElement.dataset["session"];
  await isHere();
  show(<MemberBar />);
  await waitFor(() => expect(document.documentElement.dataset["session"]).toBe("user"));
  await guestIsHere();
  await waitFor(() => expect(document.documentElement.dataset["session"]).toBeUndefined());
});
