import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { store } from "../../test-support/store";
import { OnCallScreen } from "./OnCallScreen";

it("says that it is loading, and when it could not be loaded", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  store.refuses(`onCall/${uid}`);
  show(<OnCallScreen />);
  expect(screen.getByText("Loading your on-call times…")).toBeTruthy();
  expect(await screen.findByText("Your on-call times could not be loaded.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});
