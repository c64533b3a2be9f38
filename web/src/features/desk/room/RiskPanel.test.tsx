import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aliasFor } from "@thodu/domain/chat/alias";
import { HOUR } from "@thodu/domain/time";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { kept } from "../../../lib/storage";
import { dayAndTime } from "../../../lib/time";
import { isIdle, show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { server, someId } from "../../../test-support/server";
import { wasLowered } from "./lowered";
import { RiskGuide, RiskLevels } from "./RiskPanel";

const level = (name: string) =>
  within(screen.getByRole("group", { name: "How serious is it?" })).getByRole<HTMLButtonElement>("button", { name });

describe("how serious it is", () => {
  it.each([
    ["none", "None"],
    ["concern", "Concern"],
    ["crisis", "Crisis"],
  ] as const)("is said by one pressed level: %s", (risk, name) => {
    show(<RiskLevels conversationId="asha" claimId="claim-1" risk={risk} />);
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it("is confirmed by a press on the level that it has, which is said", async () => {
    server.answers("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-1" risk="crisis" />);
    await user.click(level("Crisis"));
    expect(await screen.findByText("The level is confirmed: Crisis.")).toBeTruthy();
    expect(server.asked("setRisk")).toEqual([{ conversationId: "asha", level: "crisis", saw: "crisis" }]);
  });

  it("is raised with one press; it shows only once the conversation says so", async () => {
    const answer = server.isSlow("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-1" risk="none" />);
    await user.click(level("Crisis"));
    expect(level("Crisis").getAttribute("aria-disabled")).toBe("true");
    expect(level("Crisis").getAttribute("aria-pressed")).toBe("false");
    await user.click(level("Crisis"));
    expect(document.activeElement).toBe(level("Crisis"));
    await act(async () => Promise.resolve(answer()));
    await waitFor(() => expect(level("Crisis").getAttribute("aria-disabled")).toBeNull());
    expect(server.asked("setRisk")).toEqual([{ conversationId: "asha", level: "crisis", saw: "none" }]);
  });

  it("that is lowered from a crisis is remembered of this claim, no other change and no other claim", async () => {
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

  it("that is lowered is remembered by the time that the conversation says so, before the answer too", async () => {
    const answer = server.isSlow("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-4" risk="crisis" />);
    await user.click(level("None"));
    expect(wasLowered("claim-4")).toBe(true);
    await act(async () => Promise.resolve(answer()));
  });

  it("that is lowered from a crisis can be taken back at once", async () => {
    server.answers("setRisk", {});
    const user = show(<RiskLevels conversationId="asha" claimId="claim-3" risk="crisis" />);
    await user.click(level("None"));
    expect(await screen.findByText(`${aliasFor("asha")}: the level is lowered to None.`)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(server.asked("setRisk")).toMatchObject([{ level: "none" }, { level: "crisis" }]));
  });

  it("that is not known yet is neither shown nor set", async () => {
    const user = show(<RiskLevels conversationId="asha" claimId={null} risk="none" />);
    expect(level("None").getAttribute("aria-pressed")).toBe("false");
    await user.click(level("Concern"));
    expect(server.asked("setRisk")).toEqual([]);
  });

  it("that was lowered is said of its conversation alone, and no more once it is a crisis again", async () => {
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

  it("that could not be set is said, and can be tried again", async () => {
    server.refuses("setRisk", "NOT_CLAIMED");
    const user = show(<RiskLevels conversationId="asha" claimId="claim-1" risk="crisis" />);
    await user.click(level("None"));
    expect(await screen.findByText("This conversation is not yours at the moment.")).toBeTruthy();
    await isIdle(level("None"));
    expect(level("Crisis").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("what helps in a crisis", () => {
  beforeEach(() => mediaIs("(height >= 36rem)", true));

  it("stands open, step by step, with what becomes of the level", () => {
    show(<RiskGuide conversationId="asha" claimId="claim-1" called={null} onTold={() => undefined} beside />);
    expect(screen.getByText("What helps now").closest("details")?.open).toBe(true);
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getByText(/The level you set is kept, without the messages/)).toBeTruthy();
  });

  it("is folded in a low window, unless it was opened over the conversation", () => {
    mediaIs("(height >= 36rem)", false);
    show(<RiskGuide conversationId="asha" claimId="claim-1" called={null} onTold={() => undefined} beside />);
    expect(screen.getByText("What helps now").closest("details")?.open).toBe(false);
    cleanup();
    show(<RiskGuide conversationId="asha" claimId="claim-1" called={null} onTold={() => undefined} beside={false} />);
    expect(screen.getByText("What helps now").closest("details")?.open).toBe(true);
  });

  const told = /^The team was told that you need a supervisor \(.+\)\.$/;
  const call = async (claimId: string) => {
    const user = show(
      <RiskGuide conversationId="asha" claimId={claimId} called={null} onTold={() => undefined} beside />,
    );
    await user.click(screen.getByRole("button", { name: "Call a supervisor" }));
    await screen.findByRole("dialog", { name: "Call a supervisor" });
    return user;
  };

  it("has the number of a supervisor in sight, whether or not anybody has called", () => {
    show(<RiskGuide conversationId="asha" claimId="claim-2" called={null} onTold={() => undefined} beside />);
    expect(screen.getByRole("link", { name: /^Call \+91/ }).getAttribute("href")).toMatch(/^tel:\+91\d+$/);
  });

  it("calls a supervisor: a case that shows nobody the messages, and a number", async () => {
    server.answers("reportConversation", { reportId: "one" });
    const user = await call("claim-3");
    expect(screen.getByRole("dialog").textContent).toContain("It does not let anybody read the messages.");
    const number = within(screen.getByRole("dialog")).getByRole("link", { name: /^Call \+91/ });
    expect(number.getAttribute("href")).toMatch(/^tel:\+91\d+$/);
    expect(server.asked("reportConversation")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    // In the panel, where it covers nothing that the person wrote.
    expect((await screen.findByText(told)).closest(".risk--crisis")).not.toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(server.asked("reportConversation")).toEqual([
      { reportId: someId, conversationId: "asha", category: "supervisor" },
    ]);
  });

  it("goes on saying when the team was told, over a reload too, for this claim alone", async () => {
    server.answers("reportConversation", { reportId: "one" });
    const user = await call("claim-4");
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    await screen.findByText(told);
    cleanup();
    show(<RiskGuide conversationId="asha" claimId="claim-4" called={null} onTold={() => undefined} beside />);
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Tell the team again" })).toBeTruthy();
    cleanup();
    show(<RiskGuide conversationId="asha" claimId="claim-5" called={null} onTold={() => undefined} beside />);
    expect(screen.queryByText(told)).toBeNull();
    expect(screen.getByRole("button", { name: "Call a supervisor" })).toBeTruthy();
  });

  it.each([
    ["in this tab, and since then elsewhere", 2, 1],
    ["elsewhere, and since then in this tab", 1, 2],
  ])("says when the team was told last: %s", (_, hoursHere, hoursElsewhere) => {
    const claimId = `claim-twice-${hoursHere}`;
    const now = Date.now();
    const ago = (hours: number): number => now - hours * HOUR;
    kept.set(`thodu.supervisor.${claimId}`, String(ago(hoursHere)));
    const called = { at: ago(hoursElsewhere), mine: true, closedAt: null };
    show(<RiskGuide conversationId="asha" claimId={claimId} called={called} onTold={() => undefined} beside />);
    const lastTold = dayAndTime(ago(1));
    expect(screen.getByText(`The team was told that you need a supervisor (${lastTold}).`)).toBeTruthy();
  });

  it("says that the team could not be told, and keeps the number in sight", async () => {
    server.isUnreachable("reportConversation");
    const user = await call("claim-6");
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(within(screen.getByRole("dialog")).getByRole("link", { name: /^Call \+91/ })).toBeTruthy();
    // Only the answer may have been lost: the next press is of the same case.
    server.answers("reportConversation", { reportId: "one" });
    await user.click(screen.getByRole("button", { name: "Tell the team now" }));
    await screen.findByText(told);
    const [first, second] = server.asked("reportConversation");
    expect(second).toEqual(first);
  });
});
