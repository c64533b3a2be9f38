import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { AlarmQuestion } from "./AlarmQuestion";

const yes = () => screen.getByRole("button", { name: "Yes" });
const no = () => screen.getByRole("button", { name: "No" });

it("asks plainly, says who reads the answer, and has the help lines beside it", () => {
  show(<AlarmQuestion />);
  const question = screen.getByRole("region", { name: "Are you thinking of ending your life?" });
  expect(question.textContent).toContain("Your answer goes to the listener who comes, and to nobody else.");
  expect(screen.getByRole("link", { name: "Tele-MANAS 14416" }).getAttribute("href")).toBe("tel:14416");
  expect(screen.getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
  expect(server.asked("answerAlarm")).toEqual([]);
});

it.each([
  ["Yes", true],
  ["No", false],
])("tells the server %s, and shows what was chosen", async (name, inDanger) => {
  server.answers("answerAlarm", {});
  const user = show(<AlarmQuestion />);
  await user.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger }]));
  expect(yes().getAttribute("aria-pressed")).toBe(String(inDanger));
  expect(no().getAttribute("aria-pressed")).toBe(String(!inDanger));
});

it("can be answered anew, as somebody who said no may not have dared to", async () => {
  server.answers("answerAlarm", {});
  const user = show(<AlarmQuestion />);
  await user.click(no());
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm").at(-1)).toEqual({ inDanger: true }));
  expect(no().getAttribute("aria-pressed")).toBe("false");
});

it("keeps the answer without a network, and tells it as soon as that is back", async () => {
  server.answers("answerAlarm", {});
  const user = show(<AlarmQuestion />);
  network.goes();
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
  expect(yes().getAttribute("aria-pressed")).toBe("true");
  network.returns();
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(2));
  expect(server.asked("answerAlarm").at(-1)).toEqual({ inDanger: true });
});

it("asks nothing more of whoever is refused, and keeps the lines in sight", async () => {
  server.refuses("answerAlarm", "BUSY", { retryable: true });
  const user = show(<AlarmQuestion />);
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: "112" })).toBeTruthy();
});
