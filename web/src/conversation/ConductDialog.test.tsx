import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import * as en from "../messages/en/conduct";
import * as hi from "../messages/hi/conduct";
import * as te from "../messages/te/conduct";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { ConductDialog } from "./ConductDialog";

function open() {
  const heard = { closed: vi.fn(), agreed: vi.fn() };
  return { user: show(<ConductDialog onClose={heard.closed} onAgreed={heard.agreed} />), ...heard };
}

const points = () => screen.getAllByRole("checkbox");
const agree = () => screen.getByRole("button", { name: "I agree" });

it("asks for every point to be ticked, and says so until all are", async () => {
  const { user, agreed } = open();
  // The alert's element is there from the beginning, so that the text does not move what is under the pointer.
  const missing = screen.getByRole("alert");
  expect(missing.textContent).toBe("");
  for (const point of points().slice(1)) await user.click(point);
  await user.click(agree());
  expect(missing.textContent).toBe("Please tick every point first.");
  expect(server.asked("agreeToConduct")).toEqual([]);
  await user.click(points()[0] ?? agree());
  expect([missing.isConnected, missing.textContent]).toEqual([true, ""]);
  expect(agreed).not.toHaveBeenCalled();
});

it("says in every language that reading the points takes a minute", () => {
  expect([en.lead, hi.lead, te.lead].map((lead) => /\bminute\b|एक मिनट|ఒక నిమిషం/.test(lead))).toEqual([
    true,
    true,
    true,
  ]);
});

it("goes on after the server has stored the agreement", async () => {
  server.answers("agreeToConduct", {});
  const { user, agreed } = open();
  for (const point of points()) await user.click(point);
  await user.click(agree());
  await waitFor(() => expect(agreed).toHaveBeenCalledTimes(1));
  expect(server.asked("agreeToConduct")).toEqual([{}]);
});

it("does not go on when the server cannot be reached, and keeps the ticks", async () => {
  server.isUnreachable("agreeToConduct");
  const { user, agreed } = open();
  for (const point of points()) await user.click(point);
  await user.click(agree());
  expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
  expect(agreed).not.toHaveBeenCalled();
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(points().length);
});

it("can be postponed", async () => {
  const { user, closed, agreed } = open();
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(agreed).not.toHaveBeenCalled();
  expect(server.asked("agreeToConduct")).toEqual([]);
});
