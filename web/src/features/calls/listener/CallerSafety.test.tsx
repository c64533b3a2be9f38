import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NONE, put, type CallState } from "../../../calls/state";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { CallBar } from "../CallBar";

const talked = { callId: "safety-call-1", customerId: "safety-asha" };
const now = (change: Partial<CallState>): void =>
  act(() =>
    put({ ...NONE, side: "volunteer", alias: "Calm Lotus 1", phase: "talking", talkingSince: 0, talked, ...change }),
  );
const bar = () => show(<CallBar hasOwn={() => false} onTitle={vi.fn()} />);
const open = async () => {
  const user = bar();
  const button = await screen.findByRole("button", { name: "Crisis help" });
  await user.click(button);
  return { user, dialog: await screen.findByRole("dialog", { name: "If the caller is in danger" }) };
};

beforeEach(() => {
  act(() => put(NONE));
  sessionStorage.clear();
});

describe("for the listener of a call", () => {
  it("says at once if the caller is in a crisis, and what to ask", async () => {
    now({});
    bar();
    await screen.findByRole("button", { name: "Crisis help" });
    expect(screen.getByRole("alert").textContent).toBe("");
    now({ inCrisis: true });
    expect(screen.getByRole("alert").textContent).toMatch(
      /^The caller is in a crisis\. Ask plainly whether they think/,
    );
  });

  it("reports to the server that the caller is in a crisis, and then shows that it was recorded", async () => {
    server.answers("setRisk", {});
    now({});
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole("button", { name: "Mark this call as a crisis" }));
    await waitFor(() =>
      expect(server.asked("setRisk")).toEqual([
        { conversationId: "safety-asha", callId: "safety-call-1", level: "crisis" },
      ]),
    );
    now({ inCrisis: true });
    expect(within(dialog).queryByRole("button", { name: "Mark this call as a crisis" })).toBeNull();
    expect(within(dialog).getByText(/^This call is marked as a crisis/, { selector: "[role=status] *" })).toBeTruthy();
  });

  it("shows the actions before the steps, which are longer than a window, and does not link to itself", async () => {
    now({});
    const { dialog } = await open();
    for (const name of ["Mark this call as a crisis", "Tell the team now"]) {
      const button = within(dialog).getByRole("button", { name });
      expect(button.compareDocumentPosition(within(dialog).getByRole("list"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await within(dialog).findByRole("button", { name: "Hang up" });
    expect(screen.queryByRole("button", { name: "Crisis help" })).toBeNull();
  });

  it("changes nothing if the report failed", async () => {
    server.isUnreachable("setRisk");
    now({});
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole("button", { name: "Mark this call as a crisis" }));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(within(dialog).getByRole("button", { name: "Mark this call as a crisis" })).toBeTruthy();
  });

  it("reports the call to the team, shows when that was, and has their number", async () => {
    server.answers("reportConversation", { reportId: "one" });
    now({});
    const { user, dialog } = await open();
    expect(within(dialog).getByRole("link", { name: /^Phone a supervisor: \+91/ })).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Tell the team now" }));
    expect(await within(dialog).findByText(/^The team was told that you need a supervisor \(.+\)\.$/)).toBeTruthy();
    expect(server.asked("reportConversation")).toMatchObject([
      { conversationId: "safety-asha", callId: "safety-call-1", category: "supervisor" },
    ]);
  });

  it("keeps the controls of the call in the dialog, and returns the focus after it", async () => {
    now({});
    const { user, dialog } = await open();
    expect(await within(dialog).findByRole("button", { name: "Hang up" })).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Crisis help"));
  });
});

it.each([
  ["the caller themselves", { side: "customer" }],
  ["a listener whose call still connects", { talked: null }],
] as const)("is nothing for %s", async (_, change) => {
  now({ inCrisis: true, ...change });
  bar();
  await screen.findByRole("button", { name: "Hang up" });
  expect(screen.queryByRole("button", { name: "Crisis help" })).toBeNull();
});

describe("after a call", () => {
  const over = { why: "ended", by: "volunteer" } as const;

  it("its listener can still report that the caller was in a crisis; the bar stays meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    server.answers("setRisk", {});
    now({ phase: "over", over: { why: "ended", by: "customer" } });
    const { user, dialog } = await open();
    expect(within(dialog).queryByRole("listitem")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await user.click(within(dialog).getByRole("button", { name: "Mark this call as a crisis" }));
    expect(
      await within(dialog).findByText(/no limit ends their next call\.$/, { selector: "[role=status] *" }),
    ).toBeTruthy();
    expect(server.asked("setRisk")).toMatchObject([{ callId: "safety-call-1", level: "crisis" }]);
  });

  it.each([
    ["customer", "They were in a crisis; the team has been told."],
    ["volunteer", "They were in a crisis. The team will be told that this call has ended."],
    ["server", "They were in a crisis; the team has been told."],
  ] as const)("in a crisis that ended by the %s says whether the team knows", async (by, words) => {
    now({ phase: "over", over: { why: "ended", by }, inCrisis: true });
    bar();
    await screen.findByRole("button", { name: "Crisis help" });
    expect(screen.getByRole("alert").textContent).toBe(words);
  });

  it("for a caller in a crisis, the bar of every page shows the help lines", () => {
    now({ side: "customer", phase: "over", over, inCrisis: true });
    bar();
    expect(screen.getByRole("link", { name: "Call 14416" }).getAttribute("href")).toBe("tel:14416");
    expect(screen.getByRole("link", { name: "Call 112" })).toBeTruthy();
  });

  it.each([
    ["without a crisis", { side: "customer", inCrisis: false }],
    ["for its listener", { side: "volunteer", inCrisis: true }],
  ] as const)("%s it has none", (_, change) => {
    now({ phase: "over", over, ...change });
    bar();
    expect(screen.getByText(/hung up\.$/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^Call \d/ })).toBeNull();
  });
});
