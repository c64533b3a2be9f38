import { aReport } from "../../../../../tests/support/domain";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../test-support/render";
import { DecideDialog } from "./DecideDialog";

it.each([
  ["was opened again: they were told the first time", { reopenedAt: Date.now() }],
  ["is of somebody who deleted their account", { reporterId: "deleted-1" }],
])("does not say that the reporter is told of the decision if the case %s", async (_, changes) => {
  const value = aReport({
    by: "customer",
    reporterId: "asha",
    reportedId: "meera",
    category: "harassment",
    ...changes,
  });
  const user = show(<DecideDialog asked={{ id: "one", value }} onClose={() => undefined} />);
  await user.selectOptions(screen.getByLabelText("Decision"), "No action");
  expect(screen.getByText("The case is closed, with your words. It can be opened again.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Decision"), "I have warned them myself");
  expect(
    screen.getByText(/^Recorded that you have warned them yourself\. Thodu does not write to the other person/),
  ).toBeTruthy();
  expect(screen.queryByText(/is told/)).toBeNull();
});
