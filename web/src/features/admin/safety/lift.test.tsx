import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { isIdle, show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const dialog = () => within(screen.getByRole("dialog"));
const lift = () => dialog().getByRole("button", { name: "Lift the block" });

it("names the other reports whose blocks are lifted too, and lifts none that was added since", async () => {
  putReport("one", { blocked: true });
  putReport("two", { blocked: true, category: "threat" });
  putReport("other", { blocked: true, conversationId: "ravi", reporterId: "ravi" });
  await isHere({ claims: { safety: true } });
  const user = show(<SafetySection />, { at: "/admin/safety?case=one" });
  await user.click(await screen.findByRole("button", { name: "Lift the block" }));
  const links = () =>
    within(dialog().getByRole("list"))
      .getAllByRole("link")
      .map((each) => each.getAttribute("href"));
  await waitFor(() => expect(links()).toEqual(["/admin/safety?case=two"]));
  expect(dialog().getByText(/^Other reports ask for the same block\./)).toBeTruthy();

  await user.type(dialog().getByLabelText("Reason"), "They asked.");
  const release = store.isSlow();
  server.refuses("changeBlock", "PERSON_WROTE");
  await user.click(lift());
  expect((await dialog().findByRole("alert")).textContent).toMatch(/^Meanwhile another report/);
  release();
  putReport("three", { blocked: true, category: "other" });
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(dialog().getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("They asked.");
  server.answers("changeBlock", { changed: true });
  await isIdle(lift());
  await user.click(lift());
  await screen.findByText("The block is lifted.");
  const wanted = { reportId: "one", stands: false, reason: "They asked." };
  const all: unknown = expect.arrayContaining(["one", "two", "three"]);
  expect(server.asked("changeBlock")).toEqual([
    { ...wanted, saw: ["one", "two"] },
    { ...wanted, saw: all },
  ]);
});
