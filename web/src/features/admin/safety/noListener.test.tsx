import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Fragment } from "react";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { AdminScreen } from "../AdminScreen";
import { SafetySection } from "./SafetySection";

it("says for how many people nobody could be reached, their language and their risk", async () => {
  const waits = [
    { language: "te", risk: "crisis", count: 1 },
    { language: "hi", risk: "none", count: 3 },
  ] as const;
  const about = { by: "server", reporterId: "server", conversationId: "", reportedId: null } as const;
  putReport("no-listener-7-crisis", { ...about, category: "no-listener", waits: [...waits] });
  store.change("reports/no-listener-7-crisis", { createdAt: instant(Date.now()) });
  await isHere({ claims: { safety: true } });
  const user = show(<SafetySection />, { at: "/admin/safety" });
  const found = await screen.findByText("Somebody was waiting, and nobody on call could be reached");
  const row = found.closest("li") ?? document.body;
  // The case is opened for the first of them, and is not changed for the others of its hour.
  expect(
    within(row).getByText(/^The first of this hour with somebody in a crisis .* others may have waited too:$/),
  ).toBeTruthy();
  expect(
    within(row)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1 person, Telugu, risk: Crisis", "3 people, Hindi, risk: None"]);
  // What follows is said before the case is closed.
  await user.click(within(row).getByRole("button", { name: "Close the case" }));
  expect(screen.getByRole("dialog").textContent).toContain("Closing this case brings nobody a listener");
});

it("says of a case without a crisis that it is the first such one: a crisis of the same hour has its own", async () => {
  const about = { by: "server", reporterId: "server", conversationId: "", reportedId: null } as const;
  putReport("no-listener-7", {
    ...about,
    category: "no-listener",
    waits: [{ language: "te", risk: "none", count: 1 }],
  });
  await isHere({ claims: { safety: true } });
  show(<SafetySection />, { at: "/admin/safety" });
  expect(await screen.findByText(/^The first of this hour with nobody in a crisis among them/)).toBeTruthy();
});

it("stands first only while somebody waits in a crisis", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const about = { by: "server", reporterId: "server", conversationId: "", reportedId: null } as const;
  const waits = [{ language: "te", risk: "crisis", count: 1 }] as const;
  putReport("no-listener-7-crisis", { ...about, category: "no-listener", waits: [...waits], createdAt: Date.now() });
  putReport("threat", { category: "threat", createdAt: Date.now() });
  const longest = { uid: "asha", alias: "Calm Lotus 123", waited: 5 * 60_000 };
  server.answers("readCrises", { count: 1, longest, unanswered: null });
  await isHere({ claims: { safety: true } });
  show(<AdminScreen roles={["safety"]} Boundary={Fragment} onSection={vi.fn<() => void>()} />, { at: "/admin/safety" });
  const kinds = () => screen.queryAllByText(/^(Somebody was waiting|Threats)/).map(({ textContent }) => textContent[0]);
  await waitFor(() => expect(kinds()).toEqual(["S", "T"]));
  server.answers("readCrises", { count: 0, longest: null, unanswered: null });
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() => expect(kinds()).toEqual(["T", "S"]));
  expect(screen.getByText("1 person, Telugu, risk: Crisis").className).not.toContain("crisis");
  vi.useRealTimers();
});
