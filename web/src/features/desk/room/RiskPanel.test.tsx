import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aliasFor } from "@thodu/domain/chat/alias";
import { HOUR } from "@thodu/domain/time";
import type { ComponentProps, ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { kept } from "../../../lib/storage";
import { dayAndTime } from "../../../lib/time";
import { isIdle, show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { server, someId } from "../../../test-support/server";
import { wasLowered } from "./lowered";
import { RiskGuide, RiskLevels, Urgent } from "./RiskPanel";

const level = (name: string) =>
  within(screen.getByRole("group", { name: "How serious is it?" })).getByRole<HTMLButtonElement>("button", { name });

describe("the level of risk", () => {
  it.each([
    ["none", "None"],
    ["concern", "Concern"],
    ["crisis", "Crisis"],
  ] as const)("is said by one pressed level: %s", (risk, name) => {
    show(<RiskLevels conversationId="asha" claimId="claim-1" risk={risk} />);
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it("stands below a question that can be seen", () => {
    show(<RiskLevels conversationId="asha" claimId="claim-1" risk="none" />);
    expect(screen.getByText("How serious is it?").closest("[role=group]")).not.toBeNull();
  });

  it("has a short word beside it where the question has no room, which is not said twice", () => {
    show(<RiskLevels conversationId="asha" claimId="claim-1" risk="none" />);
    const group = screen.getByRole("group", { name: "How serious is it?" });
    expect(within(group).getByText("Risk:").getAttribute("aria-hidden")).toBe("true");
  });

  it("is confirmed by a press on the current level, which is said", async () => {
    server.answers("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-1" risk="crisis" />);
    await user.click(level("Crisis"));
    expect(await screen.findByText("The level is confirmed: Crisis.")).toBeTruthy();
    expect(server.asked("setRisk")).toEqual([{ conversationId: "asha", level: "crisis", saw: "crisis" }]);
  });

  it("is raised with one press, and shown once the conversation says so", async () => {
    const answer = server.isSlow("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-1" risk="none" />);
    await user.click(level("Crisis"));
    expect(level("Crisis").getAttribute("aria-disabled")).toBe("true");
    expect(level("Crisis").getAttribute("aria-pressed")).toBe("false");
    await user.click(level("Crisis"));
    await waitFor(() => expect(document.activeElement).toBe(level("Crisis")));
    await act(async () => Promise.resolve(answer()));
    await waitFor(() => expect(level("Crisis").getAttribute("aria-disabled")).toBeNull());
    expect(server.asked("setRisk")).toEqual([{ conversationId: "asha", level: "crisis", saw: "none" }]);
  });

  it("that is lowered from a crisis is noted for this claim; no other change or claim is noted", async () => {
    server.answers("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-2" risk="none" />);
    await user.click(level("Concern"));
    await waitFor(() => expect(level("Concern").getAttribute("aria-disabled")).toBeNull());
    expect(wasLowered("claim-2")).toBe(false);
    cleanup();
    show(<RiskLevels conversationId="asha" claimId="claim-2" risk="crisis" />);
    await user.click(level("None"));
    await waitFor(() => expect(wasLowered("claim-2")).toBe(true));
    expect(wasLowered("claim-1")).toBe(false);
    expect(wasLowered(null)).toBe(false);
  });

  it("that is lowered is noted by the time that the conversation says so, before the answer too", async () => {
    const answer = server.isSlow("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-4" risk="crisis" />);
    await user.click(level("None"));
    expect(wasLowered("claim-4")).toBe(true);
    await act(async () => Promise.resolve(answer()));
  });

  it("that is lowered from a crisis can be restored at once", async () => {
    server.answers("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-3" risk="crisis" />);
    await user.click(level("None"));
    expect(await screen.findByText(`${aliasFor("asha")}: the level is lowered to None.`)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(server.asked("setRisk")).toMatchObject([{ level: "none" }, { level: "crisis" }]));
  });

  it("is neither shown nor set before it is known", async () => {
    const user = show(<RiskLevels conversationId="asha" claimId={null} risk="none" />);
    expect(level("None").getAttribute("aria-pressed")).toBe("false");
    await user.click(level("Concern"));
    expect(server.asked("setRisk")).toEqual([]);
  });

  it("shows the note about lowering only for its conversation, and not after it is a crisis again", async () => {
    server.answers("setRisk", {});
    const lower = async (again: ReactNode) => {
      const user = userEvent.setup();
      const { rerender } = render(<RiskLevels conversationId="asha" claimId="claim-5" risk="crisis" />);
      await user.click(level("None"));
      await screen.findByText(/the level is lowered/);
      rerender(<RiskLevels conversationId="asha" claimId="claim-5" risk="none" />);
      expect(screen.queryByText(/the level is lowered/)).not.toBeNull();
      rerender(again);
      await waitFor(() => expect(screen.queryByText(/the level is lowered/)).toBeNull());
      cleanup();
    };
    await lower(<RiskLevels conversationId="ravi" claimId="claim-6" risk="none" />);
    await lower(<RiskLevels conversationId="asha" claimId="claim-5" risk="crisis" />);
  });

  it("can be set again after an error, which is shown", async () => {
    server.refuses("setRisk", "NOT_CLAIMED");
    const user = show(<RiskLevels conversationId="asha" claimId="claim-1" risk="crisis" />);
    await user.click(level("None"));
    expect(await screen.findByText("This conversation is not yours at the moment.")).toBeTruthy();
    await isIdle(level("None"));
    expect(level("Crisis").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the guide in a crisis", () => {
  beforeEach(() => mediaIs("(height >= 36rem)", true));

  it("is open, step by step, and says what happens to the level", () => {
    show(<RiskGuide beside />);
    expect(screen.getByText("What helps now").closest("details")?.open).toBe(true);
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getByText(/The level you set is kept, without the messages/)).toBeTruthy();
  });

  it("is folded in a low window, unless it was opened over the conversation", () => {
    mediaIs("(height >= 36rem)", false);
    show(<RiskGuide beside />);
    expect(screen.getByText("What helps now").closest("details")?.open).toBe(false);
    cleanup();
    show(<RiskGuide beside={false} />);
    expect(screen.getByText("What helps now").closest("details")?.open).toBe(true);
  });

  const told = /^The team was told that you need a supervisor \(.+\)\.$/;
  const describedBy = (element: HTMLElement) =>
    document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
  const call = async (claimId: string) => {
    const user = show(
      <Urgent beside risk="crisis" conversationId="asha" claimId={claimId} called={null} onTold={() => undefined} />,
    );
    const button = screen.getByRole("button", { name: "Call a supervisor" });
    expect(describedBy(button)).toBe("‘Call a supervisor’ tells the team in writing.");
    await user.click(button);
    await screen.findByRole("dialog", { name: "Call a supervisor" });
    return user;
  };

  it("shows the number of a supervisor, whether or not anybody has called", () => {
    show(
      <Urgent beside risk="crisis" conversationId="asha" claimId="claim-2" called={null} onTold={() => undefined} />,
    );
    expect(screen.getByRole("link", { name: /^Phone a supervisor: \+91/ }).getAttribute("href")).toMatch(
      /^tel:\+91\d+$/,
    );
  });

  it("calls a supervisor: a case that shows nobody the messages, and a number", async () => {
    server.answers("reportConversation", { reportId: "one" });
    const user = await call("claim-3");
    expect(screen.getByRole("dialog").textContent).toContain("Nobody can read the messages through it.");
    const number = within(screen.getByRole("dialog")).getByRole("link", { name: /^Phone a supervisor: \+91/ });
    expect(number.getAttribute("href")).toMatch(/^tel:\+91\d+$/);
    expect(server.asked("reportConversation")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    // It is shown in the panel, where it covers nothing that the person wrote.
    expect((await screen.findByText(told)).closest(".risk--crisis")).not.toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(server.asked("reportConversation")).toEqual([
      { reportId: someId, conversationId: "asha", category: "supervisor" },
    ]);
  });

  it("keeps showing when the team was told, across a reload, for this claim only", async () => {
    server.answers("reportConversation", { reportId: "one" });
    const user = await call("claim-4");
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    await screen.findByText(told);
    cleanup();
    show(
      <Urgent beside risk="crisis" conversationId="asha" claimId="claim-4" called={null} onTold={() => undefined} />,
    );
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Tell the team again" })).toBeTruthy();
    cleanup();
    show(
      <Urgent beside risk="crisis" conversationId="asha" claimId="claim-5" called={null} onTold={() => undefined} />,
    );
    expect(screen.queryByText(told)).toBeNull();
    expect(screen.getByRole("button", { name: "Call a supervisor" })).toBeTruthy();
  });

  it.each([
    ["in this tab, and since then elsewhere", 2, 1],
    ["elsewhere, and since then in this tab", 1, 2],
  ])("shows when the team was last told: %s", (_, hoursHere, hoursElsewhere) => {
    const claimId = `claim-twice-${hoursHere}`;
    const now = Date.now();
    const ago = (hours: number): number => now - hours * HOUR;
    kept.set(`thodu.supervisor.${claimId}`, String(ago(hoursHere)));
    const called = { at: ago(hoursElsewhere), mine: true, closedAt: null };
    show(
      <Urgent beside risk="crisis" conversationId="asha" claimId={claimId} called={called} onTold={() => undefined} />,
    );
    const lastTold = dayAndTime(ago(1));
    expect(screen.getByText(`The team was told that you need a supervisor (${lastTold}).`)).toBeTruthy();
  });

  const minutesAgo = (minutes: number): number => Date.now() - minutes * 60_000;
  const panel = (claimId: string, toldAt: number, called: ComponentProps<typeof Urgent>["called"]) => {
    kept.set(`thodu.supervisor.${claimId}`, String(toldAt));
    show(
      <Urgent beside risk="crisis" conversationId="asha" claimId={claimId} called={called} onTold={() => undefined} />,
    );
  };

  it("does not show the outcome of an earlier call for a new one", () => {
    const anew = minutesAgo(2);
    panel("claim-anew", anew, { at: minutesAgo(90), mine: true, closedAt: minutesAgo(60) });
    expect(screen.getByText(`The team was told that you need a supervisor (${dayAndTime(anew)}).`)).toBeTruthy();
    expect(screen.getByText(/^The team has not closed the case yet/)).toBeTruthy();
    expect(screen.queryByText(/^The team closed the case/)).toBeNull();
  });

  it("shows the time of the case, which the team sees too, once the server has reported it", () => {
    // In the minute before the answer arrived.
    const at = Math.floor(minutesAgo(30) / 60_000) * 60_000 - 1_000;
    panel("claim-minute", at + 3_000, { at, mine: true, closedAt: null });
    expect(screen.getByText(`The team was told that you need a supervisor (${dayAndTime(at)}).`)).toBeTruthy();
  });

  it("says that the team has opened the case again, and not that they may not have seen it", () => {
    panel("claim-again", minutesAgo(30), {
      at: minutesAgo(30),
      mine: true,
      closedAt: null,
      reopenedAt: minutesAgo(5),
    });
    expect(screen.getByText(/^The team has opened the case again \(.+\)\.$/)).toBeTruthy();
    expect(screen.queryByText(/may not have seen it/)).toBeNull();
  });

  it("says since when an admin looks at the case, instead of that they may not have seen it, and never who", () => {
    const seenAt = minutesAgo(3);
    panel("claim-seen", minutesAgo(30), { at: minutesAgo(30), mine: true, closedAt: null, seenAt });
    expect(screen.getByText(`An admin is looking at it (since ${dayAndTime(seenAt)}).`)).toBeTruthy();
    expect(screen.queryByText(/may not have seen it/)).toBeNull();
  });

  it("notes by the server's clock when the team was told", async () => {
    server.isAhead(2 * HOUR);
    server.answers("reportConversation", { reportId: "one" });
    const user = await call("claim-clock");
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    await screen.findByText(told);
    expect(Number(kept.get("thodu.supervisor.claim-clock")) - Date.now()).toBeGreaterThan(HOUR);
  });

  it("says that the team could not be told, and keeps showing the number", async () => {
    server.isUnreachable("reportConversation");
    const user = await call("claim-6");
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    const said = within(screen.getByRole("dialog")).findByRole("alert");
    expect((await said).textContent).toBe(
      "There was no connection: the team may not have been told. Please press ‘Tell the team now’ again, or call them.",
    );
    expect(within(screen.getByRole("dialog")).getByRole("link", { name: /^Phone a supervisor: \+91/ })).toBeTruthy();
    // Only the answer may have been lost, so the next press sends the same case.
    server.answers("reportConversation", { reportId: "one" });
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    await screen.findByText(told);
    const [first, second] = server.asked("reportConversation");
    expect(second).toEqual(first);
  });

  it("says why the server refused to tell the team, until it is tried again", async () => {
    server.refuses("reportConversation", "NOT_CLAIMED");
    const user = await call("claim-7");
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    const said = within(screen.getByRole("dialog")).findByRole("alert");
    expect((await said).textContent).toBe("The team was not told. This conversation is not yours at the moment.");
    const answer = server.isSlow("reportConversation", { reportId: "one" });
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    expect(within(screen.getByRole("dialog")).queryByRole("alert")).toBeNull();
    await act(async () => Promise.resolve(answer()));
    await screen.findByText(told);
  });
});
