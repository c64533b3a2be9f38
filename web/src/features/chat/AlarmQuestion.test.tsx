import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { LEFT } from "../../lib/quickExit";
import { currentSession } from "../../lib/session";
import { ALARM_ANSWER, kept } from "../../lib/storage";
import { theAuth } from "../../test-support/firebase/auth";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { resumeAnswer } from "./alarmAnswer";
import { AlarmQuestion } from "./AlarmQuestion";

const yes = () => screen.getByRole("button", { name: "Yes" });
const no = () => screen.getByRole("button", { name: "No" });

it("asks plainly, says who reads the answer, and has the help lines beside it", () => {
  show(<AlarmQuestion />);
  const question = screen.getByRole("region", { name: "Are you thinking of ending your life?" });
  expect(question.textContent).toContain("Only listeners and our team see your answer.");
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
  // Visibly chosen: the other answer has an outline only.
  expect([yes(), no()].map((button) => button.classList.contains("button--outline"))).toEqual([!inDanger, inDanger]);
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
  expect(screen.getByText(/^Your answer is kept and goes out once there is a connection\./)).toBeTruthy();
  network.returns();
  expect(await screen.findByText(/^You can say it here\./)).toBeTruthy();
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(2));
  expect(server.asked("answerAlarm").at(-1)).toEqual({ inDanger: true });
});

it("shows the answer that is kept also after a reload, to whoever gave it", async () => {
  server.isUnreachable("answerAlarm");
  await guestIsHere();
  const user = show(<AlarmQuestion />);
  network.goes();
  await user.click(yes());
  cleanup();
  show(<AlarmQuestion />);
  expect(yes().getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(/^Your answer is kept and goes out once there is a connection\./)).toBeTruthy();
  cleanup();
  kept.set(ALARM_ANSWER, "yes somebody-else");
  show(<AlarmQuestion />);
  expect(yes().getAttribute("aria-pressed")).toBe("false");
  kept.remove(ALARM_ANSWER);
  network.returns();
});

it("is told also where the question goes before the server has it: a listener came, or another page was opened", async () => {
  server.answers("answerAlarm", {});
  const user = show(<AlarmQuestion />);
  network.goes();
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
  cleanup();
  network.returns();
  // Where the call is still under way as the network comes back, it is made again five seconds after it has failed.
  await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }, { inDanger: true }]));
});

it("is told after the page was loaded anew, by whom it is of alone", async () => {
  server.answers("answerAlarm", {});
  const uid = await guestIsHere();
  show(<AlarmQuestion />);
  await waitFor(() => expect(currentSession().uid).toBe(uid));
  kept.set(ALARM_ANSWER, "yes somebody-else");
  resumeAnswer();
  kept.set(ALARM_ANSWER, `yes ${uid}`);
  resumeAnswer();
  await waitFor(() => expect(kept.get(ALARM_ANSWER)).toBeNull());
  expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }]);
});

it("asks nothing more of whoever is refused, and keeps the lines in sight", async () => {
  server.refuses("answerAlarm", "BUSY", { retryable: true });
  const user = show(<AlarmQuestion />);
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: "112" })).toBeTruthy();
});

describe("a page that is left by quick exit", () => {
  /** As site/head.js does it. */
  const leave = (): void =>
    act(() => {
      sessionStorage.clear();
      window.dispatchEvent(new Event(LEFT));
    });
  const keptAlive = (calls: readonly Parameters<typeof fetch>[]): number =>
    calls.filter(([, asked]) => asked?.keepalive === true).length;

  it.each([
    ["Yes", true],
    ["No", false],
  ])("sends %s at once, also in the moment of the press", async (name, inDanger) => {
    const uid = await guestIsHere();
    show(<AlarmQuestion />);
    await waitFor(() => expect(currentSession().uid).toBe(uid));
    cleanup();
    if (!theAuth.currentUser) throw new Error("Nobody is here.");
    const proved = vi.spyOn(theAuth.currentUser, "getIdToken");
    const fetched = vi.spyOn(globalThis, "fetch");
    show(<AlarmQuestion />);
    // Both answers are ready.
    await waitFor(() => expect(proved).toHaveBeenCalledTimes(2));
    fireEvent.click(screen.getByRole("button", { name }));
    leave();
    // Not a moment later: the page may be gone.
    expect(server.asked("answerAlarm")).toEqual([{ inDanger }]);
    expect(keptAlive(fetched.mock.calls)).toBe(1);
    expect(kept.get(ALARM_ANSWER)).toBeNull();
  });

  it("sends what the server has not confirmed, once, and keeps nothing of it", async () => {
    const confirm = server.isSlow("answerAlarm", {});
    const fetched = vi.spyOn(globalThis, "fetch");
    const user = show(<AlarmQuestion />);
    await user.click(yes());
    await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
    leave();
    // The browser says so as well.
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }, { inDanger: true }]);
    expect(keptAlive(fetched.mock.calls)).toBe(1);
    confirm();
    expect(kept.get(ALARM_ANSWER)).toBeNull();
  });

  it("sends nothing of who has not answered, or whose answer the server has", async () => {
    server.answers("answerAlarm", {});
    const user = show(<AlarmQuestion />);
    leave();
    expect(server.asked("answerAlarm")).toEqual([]);
    await user.click(no());
    await waitFor(() => expect(kept.get(ALARM_ANSWER)).toBeNull());
    leave();
    expect(server.asked("answerAlarm")).toEqual([{ inDanger: false }]);
  });

  it("sends no answer of somebody else who was here before", async () => {
    const uid = await guestIsHere();
    server.isUnreachable("answerAlarm");
    const user = show(<AlarmQuestion />);
    await waitFor(() => expect(currentSession().uid).toBe(uid));
    await user.click(yes());
    await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
    const other = await guestIsHere();
    await waitFor(() => expect(currentSession().uid).toBe(other));
    leave();
    expect(server.asked("answerAlarm")).toHaveLength(1);
  });
});
