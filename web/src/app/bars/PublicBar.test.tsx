import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { accounts, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { PublicBar } from "./PublicBar";

it("logs out on an interactive page, says so, and stays there", async () => {
  await isHere();
  document.documentElement.dataset["session"] = "user";
  const user = show(<PublicBar />, { at: "/login" });
  await user.click(screen.getByRole("button", { name: "Logout", hidden: true }));
  expect((await screen.findByText("Logged Out!")).closest("[role]")?.getAttribute("role")).toBe("status");
  expect(accounts.whoIsHere()).toBeNull();
  await waitFor(() => expect(document.documentElement.dataset["session"]).toBeUndefined());
  expect(location.pathname).toBe("/login");
});
