import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
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

it("asks plainly, says who reads the answer, and shows the help lines beside it", () => {
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
])("sends %s to the server, and shows what was chosen", async (name, inDanger) => {
  server.answers("answerAlarm", {});
  const user = show(<AlarmQuestion />);
  await user.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger }]));
  expect(yes().getAttribute("aria-pressed")).toBe(String(inDanger));
  expect(no().getAttribute("aria-pressed")).toBe(String(!inDanger));
  // The chosen answer is filled; the other one has an outline only.
  expect([yes(), no()].map((button) => button.classList.contains("button--outline"))).toEqual([!inDanger, inDanger]);
});

it("can be answered again, since somebody who said no may not have dared to say yes", async () => {
  server.answers("answerAlarm", {});
  const user = show(<AlarmQuestion />);
  await user.click(no());
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm").at(-1)).toEqual({ inDanger: true }));
  expect(no().getAttribute("aria-pressed")).toBe("false");
});

it("sends the answer also where the browser stores nothing", async () => {
  server.answers("answerAlarm", {});
  const stores = [vi.spyOn(kept, "get").mockReturnValue(null), vi.spyOn(kept, "set").mockReturnValue()];
  onTestFinished(() => stores.forEach((each) => each.mockRestore()));
  const user = show(<AlarmQuestion />);
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }]));
  expect(yes().getAttribute("aria-pressed")).toBe("true");
});

it("keeps the answer without a network, and sends it as soon as that is back", async () => {
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

it("shows the unsent answer also after a reload, but only to the person who gave it", async () => {
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

it("sends the answer even if the question has disappeared: a listener came, or another page was opened", async () => {
  server.answers("answerAlarm", {});
  const user = show(<AlarmQuestion />);
  network.goes();
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
  cleanup();
  network.returns();
  // If the first call is still pending when the network comes back, it is repeated five seconds after it has failed.
  await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }, { inDanger: true }]));
});

it("sends the answer after a reload, but only for the person who gave it", async () => {
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

it("shows no error after a refusal, and keeps the help lines visible", async () => {
  server.refuses("answerAlarm", "BUSY", { retryable: true });
  const user = show(<AlarmQuestion />);
  await user.click(yes());
  await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: "112" })).toBeTruthy();
});

describe("a page that is left by quick exit", () => {
  /** Does what site/head.js does. */
  const leave = (): void =>
    act(() => {
      sessionStorage.clear();
      window.dispatchEvent(new Event(LEFT));
    });
  const keptAlive = (calls: readonly Parameters<typeof fetch>[]): number =>
    calls.filter(([url, asked]) => asked?.keepalive === true && new Request(url).url.endsWith("answerAlarm")).length;

  it.each([
    ["Yes", true],
    ["No", false],
  ])("sends %s at once, even if the page is left right after the press", async (name, inDanger) => {
    const uid = await guestIsHere();
    show(<AlarmQuestion />);
    await waitFor(() => expect(currentSession().uid).toBe(uid));
    cleanup();
    if (!theAuth.currentUser) throw new Error("Nobody is here.");
    const proved = vi.spyOn(theAuth.currentUser, "getIdToken");
    const fetched = vi.spyOn(globalThis, "fetch");
    show(<AlarmQuestion />);
    // The requests of both answers are prepared.
    await waitFor(() => expect(proved).toHaveBeenCalledTimes(2));
    fireEvent.click(screen.getByRole("button", { name }));
    leave();
    // Sent synchronously, since the page may be gone a moment later.
    expect(server.asked("answerAlarm")).toEqual([{ inDanger }]);
    expect(keptAlive(fetched.mock.calls)).toBe(1);
    expect(kept.get(ALARM_ANSWER)).toBeNull();
  });

  it("sends the unconfirmed answer once more, and stores nothing of it", async () => {
    const confirm = server.isSlow("answerAlarm", {});
    const fetched = vi.spyOn(globalThis, "fetch");
    const user = show(<AlarmQuestion />);
    await user.click(yes());
    await waitFor(() => expect(server.asked("answerAlarm")).toHaveLength(1));
    leave();
    // The browser fires this event as well.
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }, { inDanger: true }]);
    expect(keptAlive(fetched.mock.calls)).toBe(1);
    confirm();
    expect(kept.get(ALARM_ANSWER)).toBeNull();
  });

  it("sends nothing if there is no answer, or if the server has it", async () => {
    server.answers("answerAlarm", {});
    const user = show(<AlarmQuestion />);
    leave();
    expect(server.asked("answerAlarm")).toEqual([]);
    await user.click(no());
    await waitFor(() => expect(kept.get(ALARM_ANSWER)).toBeNull());
    leave();
    expect(server.asked("answerAlarm")).toEqual([{ inDanger: false }]);
  });

  it("does not send the answer of a person who was here before", async () => {
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

it.each([
  ["is brought into sight", 600, 1],
  ["leaves who reads older messages where they are", 1_200, 0],
])("the question %s as it appears", async (_what, height, times) => {
  const brings = vi.spyOn(Element.prototype, "scrollIntoView");
  // As in browsers, it tells the first size too.
  class Sizes {
    readonly observe: () => void;
    constructor(tell: () => void) {
      this.observe = () => void setTimeout(tell, 0);
    }
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Sizes);
  const log = (element: HTMLElement | null): void => {
    if (element) Object.defineProperty(element, "scrollHeight", { value: height });
  };
  show(
    <div className="chat">
      <div className="chat__room">
        <div className="log" ref={log} />
      </div>
      <AlarmQuestion />
    </div>,
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(brings.mock.contexts).toEqual(times === 0 ? [] : [no()]);
});
