import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { HelpRow } from "./HelpRow";

beforeEach(() => mediaIs("(height >= 44rem)", true));

it("is one row of numbers for somebody who may be in danger themselves", async () => {
  show(<HelpRow worried={false} listened={false} written={0} />);
  expect(screen.getByRole("status", { name: "Help lines" }).textContent).toContain("Free, day and night:");
  expect((await screen.findAllByRole("link")).map((each) => each.getAttribute("href"))).toEqual([
    "tel:14416",
    "tel:112",
  ]);
  expect(screen.queryByRole("list")).toBeNull();
});

it("tells somebody who worries about another person what they can do, step by step", async () => {
  show(<HelpRow worried listened={false} written={0} />);
  const row = screen.getByRole("status", { name: "Worried about someone?" });
  expect(row.querySelector("details")?.open).toBe(true);
  expect(await screen.findAllByRole("listitem")).toHaveLength(4);
  expect(row.textContent).toContain("call 112, and stay with them if it is safe for you");
});

it.each([
  ["a listener is here, who has the room", { listened: true, tall: true }],
  ["the window is low", { listened: false, tall: false }],
])("folds its steps when %s", async (_why, { listened, tall }) => {
  mediaIs("(height >= 44rem)", tall);
  show(<HelpRow worried listened={listened} written={0} />);
  expect(screen.getByRole("status").querySelector("details")?.open).toBe(false);
  expect(await screen.findAllByRole("link")).toHaveLength(2);
});
