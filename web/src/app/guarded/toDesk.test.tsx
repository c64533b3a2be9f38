import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { heldBy, somebodyWaits } from "../../test-support/desk";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { OnCall } from "./OnCall";
import { Shifts } from "./Shifts";
import { Standby } from "./Standby";

it.each([
  ["/volunteer-shifts", Shifts],
  ["/volunteer-on-call", OnCall],
  ["/standby", Standby],
] as const)("%s leads back to the desk", async (path, Page) => {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { email: "meera@example.com", approved: true });
  server.isUnreachable("readShifts");
  show(<Page />, { at: path });
  expect((await screen.findByRole("link", { name: "Go to Chat" })).getAttribute("href")).toBe("/volunteer-chat");
});

it("/standby says that somebody whom its listener holds waits for an answer, as their other pages do", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { email: "meera@example.com", approved: true });
  store.put("desk/current", { epoch: "epoch-0" });
  somebodyWaits("asha", { ...heldBy(uid), risk: "crisis" });
  show(<Standby />, { at: "/standby" });
  expect(await screen.findByText("Calm Lotus 1 is in a crisis and waits for your answer.")).toBeTruthy();
});
