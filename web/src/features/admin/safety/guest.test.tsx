import { aReport } from "../../../../../tests/support/domain";
import type { Report } from "@thodu/domain/reports/model";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { CaseRow } from "./CaseRow";
import { DecideDialog } from "./DecideDialog";

const byListener = { by: "volunteer", reporterId: "meera", reportedId: "asha", category: "harassment" } as const;
const open = (changes: Partial<Report> = {}) =>
  show(<DecideDialog asked={{ id: "one", value: aReport({ ...byListener, ...changes }) }} onClose={() => undefined} />);
const offered = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

it.each([
  [true, /^They and this listener are not matched again/],
  [
    false,
    /^They and this listener may be matched again\. The listener can end that .* “Don’t match me with this person again”/,
  ],
])("says that a guest can't be warned, and what parts the two: %s", async (blocked, words) => {
  server.answers("readCase", { listener: null, guest: true });
  open({ blocked });
  expect(await screen.findByText(/^They are a guest: without an email address/)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole("option")).toBeNull();
});

it("lets the admin warn somebody who has an account, and says that Thodu does not do it", async () => {
  server.answers("readCase", { listener: null, guest: false });
  open();
  await waitFor(() => expect(server.asked("readCase")).toEqual([{ reportId: "one" }]));
  expect(offered()).toEqual(["Please choose", "No action", "I have warned them myself"]);
});

it("does not ask whether somebody is a guest if a listener is reported", () => {
  open({ by: "customer", reporterId: "asha", reportedId: "meera" });
  expect(server.asked("readCase")).toEqual([]);
});

it("describes the decision on a listener's call for help in fitting words", () => {
  const decided = { status: "decided", decision: "warned", reason: "She is well." } as const;
  const value = aReport({ ...byListener, reportedId: null, category: "hard", ...decided });
  show(<CaseRow found={{ id: "one", value }} onAsk={() => undefined} />);
  expect(screen.getByText("Talked with them: She is well.")).toBeTruthy();
});

it.each([
  [byListener, "Decide on this case", "Decide"],
  [{ by: "server", reportedId: null, category: "no-listener" }, "Close this case?", "Close the case"],
] as const)("has one word for its title and its button: %j", (changes, title, button) => {
  open(changes);
  expect(screen.getByRole("dialog", { name: title })).toBeTruthy();
  expect(screen.getByRole("button", { name: button })).toBeTruthy();
});
