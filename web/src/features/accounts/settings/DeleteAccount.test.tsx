import { within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { DeleteAccount } from "./DeleteAccount";

it("does not delete an account before it is known whether it has a password", () => {
  const page = document.createElement("div");
  // In the prerendered page the session is still loading.
  page.innerHTML = renderToString(<DeleteAccount onKeep={() => undefined} />);
  expect(within(page).getByRole("button", { name: "Yes, delete it" }).getAttribute("aria-busy")).toBe("true");
  expect(within(page).getByRole("button", { name: "Keep my account" }).getAttribute("aria-busy")).toBeNull();
});
