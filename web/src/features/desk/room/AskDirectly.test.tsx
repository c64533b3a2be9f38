import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { AskDirectly } from "./AskDirectly";

type Props = Parameters<typeof AskDirectly>[0];
const anAlarm = (answer: NonNullable<Props["alarm"]>["answer"]): Props["alarm"] => ({
  since: Date.now(),
  answer,
});

function open(changes: Partial<Props> = {}) {
  const onAsk = vi.fn();
  const send = { now: (): void => undefined };
  function Talk() {
    const [written, setWritten] = useState(0);
    send.now = () => setWritten(written + 1);
    return (
      <AskDirectly
        conversationId="asha"
        claimId="claim-1"
        written={written}
        alarm={anAlarm(null)}
        saidYes={false}
        worried={false}
        locale="en"
        onAsk={onAsk}
        {...changes}
      />
    );
  }
  const user = show(<Talk />);
  return { user, onAsk, sends: () => act(() => send.now()) };
}

const press = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

it.each([
  ["there was no alarm", { alarm: null }],
  ["a listener has ruled it out", { alarm: anAlarm("listener") }],
])("shows nothing when %s", (_why, changes) => {
  open(changes);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

describe("a person who may be in danger", () => {
  it.each([
    ["en", "Are you thinking of ending your life?"],
    ["te", "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?"],
    ["hi", "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?"],
  ] as const)("is asked in their own language, by the listener’s hand: %s", async (locale, question) => {
    const { user, onAsk } = open({ locale });
    await user.click(press("Yes"));
    expect(onAsk.mock.calls).toEqual([[question]]);
    expect(server.asked("setRisk")).toEqual([]);
    expect(screen.getByText("Are they thinking of it?")).toBeTruthy();
  });

  it("is not to be asked again when the listener comes back to the talk, but is after another alarm", async () => {
    server.answers("setRisk", {});
    const alarm = anAlarm(null);
    const { user } = open({ alarm });
    await user.click(press("Yes"));
    cleanup();
    // The question was put into the box, but not sent.
    const before = open({ alarm });
    expect(screen.queryByText("Are they thinking of it?")).toBeNull();
    await before.user.click(press("Yes"));
    before.sends();
    cleanup();
    const back = open({ alarm });
    expect(screen.getByText("Are they thinking of it?")).toBeTruthy();
    await back.user.click(press("Yes"));
    expect(back.onAsk).not.toHaveBeenCalled();
    await waitFor(() => expect(server.asked("setRisk")).toMatchObject([{ level: "crisis" }]));
    cleanup();
    open({ alarm: { since: Date.now() + 1, answer: null } });
    expect(screen.queryByText("Are they thinking of it?")).toBeNull();
  });

  it("has their answer set the level: yes means a crisis", async () => {
    server.answers("setRisk", {});
    const { user } = open();
    await user.click(press("Yes"));
    await user.click(press("Yes"));
    await waitFor(() =>
      expect(server.asked("setRisk")).toEqual([{ conversationId: "asha", level: "crisis", saw: "concern" }]),
    );
  });

  it.each([["before they are asked"], ["after"]])("gets the level none by the listener’s No, %s", async (when) => {
    server.answers("setRisk", {});
    const { user, onAsk } = open();
    if (when === "after") await user.click(press("Yes"));
    await user.click(press("No"));
    await waitFor(() =>
      expect(server.asked("setRisk")).toEqual([{ conversationId: "asha", level: "none", saw: "concern" }]),
    );
    expect(onAsk).toHaveBeenCalledTimes(when === "after" ? 1 : 0);
  });

  it("keeps the question if the level could not be set, and shows the error beside it", async () => {
    server.isUnreachable("setRisk");
    const { user } = open();
    await user.click(press("No"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "No connection right now. Please check it and try again.",
    );
    server.answers("setRisk", {});
    await user.click(press("No"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(server.asked("setRisk")).toHaveLength(2);
  });
});

it("counts as asked if the question was sent from another device or typed by hand", async () => {
  server.answers("setRisk", {});
  const { user, onAsk } = open({ alarm: { since: Date.now(), answer: null, asked: true, byListener: true } });
  expect(screen.getByText("Are they thinking of it?")).toBeTruthy();
  expect(screen.getByText(/even with no messages left\.$/)).toBeTruthy();
  await user.click(press("Yes"));
  await waitFor(() => expect(server.asked("setRisk")).toMatchObject([{ level: "crisis" }]));
  expect(onAsk).not.toHaveBeenCalled();
});

it.each([
  ["no", { alarm: anAlarm("no") }],
  // A Yes also counts more than being worried about somebody else.
  ["yes", { alarm: null, saidYes: true, worried: true }],
  ["yes", { alarm: anAlarm("listener"), saidYes: true }],
])("shows what they answered themselves: %s", (answer, changes) => {
  open(changes);
  // The page may have asked while they waited, or the listener.
  expect(screen.getByRole("status").textContent).toMatch(new RegExp(`^We asked .+ They said ${answer}\\.$`));
  expect(screen.queryByRole("button")).toBeNull();
});

it("suggests what to ask somebody who worries about another person", () => {
  open({ alarm: null, worried: true });
  expect(screen.getByRole("status").textContent).toMatch(/^They are worried about somebody else\./);
});
