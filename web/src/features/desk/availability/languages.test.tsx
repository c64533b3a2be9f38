import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answers, openBar } from "../../../test-support/availability";

it("shows a language that they know a little as such, until they tick it", async () => {
  answers("away");
  const user = openBar({ languages: ["en", "hi"], secondLanguages: ["te"] });
  await user.click(screen.getByText("I listen in: English, Hindi, Telugu (a little)"));
  expect(screen.getByText("Also: Telugu (a little). Tick a language once you speak it well.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Telugu" }));
  expect(screen.getByText("I listen in: English, Telugu, Hindi")).toBeTruthy();
  expect(screen.queryByText(/^Also: /)).toBeNull();
});
