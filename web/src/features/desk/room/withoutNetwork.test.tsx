import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { network, store } from "../../../test-support/store";
import { DeskScreen } from "../DeskScreen";

/** The desk of a listener who holds two people, and has read the first conversation before the network went. */
async function offlineAfterFirst() {
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits("asha", heldBy(uid));
  somebodyWaits("bina", { alias: "Kind River 2", ...heldBy(uid), claimId: "claim-2" });
  await user.click(screen.getByRole("button", { name: "Mine" }));
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  network.goes();
  server.isUnreachable("readHistory");
  store.isSlow("conversations/asha/messages");
  store.isSlow("conversations/bina/messages");
  return user;
}

it("shows again what was on screen before, and says so of a conversation that this page has not shown", async () => {
  const user = await offlineAfterFirst();
  await user.click(await person("Kind River 2"));
  expect(await talk().findByText("This conversation can’t be shown without a network.")).toBeTruthy();
  await user.click(await person("Calm Lotus 1"));
  expect(await talk().findByText("I can’t sleep")).toBeTruthy();
  expect(talk().queryByText("This conversation can’t be shown without a network.")).toBeNull();
});

it("shows that the actions and the level can't be used, which work again later", async () => {
  const user = await offlineAfterFirst();
  const isOff = (name: string) =>
    screen
      .getAllByRole("button", { name, hidden: true })
      .every((each) => each.getAttribute("aria-disabled") === "true");
  for (const name of ["Return to queue", "Hand over", "End conversation", "Report", "Concern"])
    expect(isOff(name)).toBe(true);
  await user.click(within(screen.getByRole("region", { name: "Conversation" })).getByText("Return to queue"));
  expect(screen.queryByRole("dialog")).toBeNull();
  network.returns();
  for (const name of ["Return to queue", "Hand over", "End conversation", "Report", "Concern"])
    expect(isOff(name)).toBe(false);
});
