import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { putMessage } from "../../test-support/stored";
import { ChatActionButtons } from "./ChatActionButtons";

type Status = Parameters<typeof ChatActionButtons>[0]["status"];

interface Props {
  readonly status: Status;
  readonly crisis?: boolean;
  readonly locked?: boolean;
  readonly unheard?: boolean;
}
const Buttons = ({ status, crisis = false, locked = false, unheard = false }: Props) => (
  <ChatActionButtons customerId="asha" status={status} crisis={crisis} locked={locked} unheard={unheard} />
);
const press = (name: string) => screen.getByRole("button", { name });
const dialog = (name: string) => screen.findByRole("dialog", { name });

describe("the end of a talk", () => {
  it("is confirmed first: nothing ends before", async () => {
    const user = show(<Buttons status="active" />);
    await user.click(press("End conversation"));
    expect((await dialog("End this conversation?")).textContent).toContain("What you wrote stays here for you");
    await user.click(press("Keep talking"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("endConversation")).toEqual([]);
  });

  it("is sent once, and closes the dialog when it is done", async () => {
    const answer = server.isSlow("endConversation", {});
    const user = show(<Buttons status="active" />);
    await user.click(press("End conversation"));
    await dialog("End this conversation?");
    const sure = () => screen.getAllByRole("button", { name: "End conversation" }).at(-1) ?? document.body;
    await user.click(sure());
    await user.click(sure());
    expect(screen.getByRole("dialog")).toBeTruthy();
    await act(async () => Promise.resolve(answer()));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("endConversation")).toEqual([{ conversationId: "asha" }]);
  });

  it("that is refused shows the reason, and the dialog stays open", async () => {
    server.refuses("endConversation", "BUSY", { retryable: true });
    const user = show(<Buttons status="active" />);
    await user.click(press("End conversation"));
    await dialog("End this conversation?");
    await user.click(screen.getAllByRole("button", { name: "End conversation" }).at(-1) ?? document.body);
    expect(await screen.findByText("Many people are here right now. Please try again.")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("is not offered for an ended talk, which can still be reported", () => {
    show(<Buttons status="closed" />);
    expect(screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual(["Report"]);
  });
});

describe("the queue", () => {
  it("is left after a question that says what is lost; the conversation then shows it", async () => {
    server.answers("endConversation", {});
    const user = show(<Buttons status="waiting" />);
    await user.click(press("Leave the queue"));
    expect((await dialog("Leave the queue?")).textContent).toContain("No listener will come if you leave.");
    await user.click(screen.getAllByRole("button", { name: "Leave the queue" }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText(/^You left the queue/)).toBeNull();
    expect(server.asked("endConversation")).toEqual([{ conversationId: "asha" }]);
  });

  it.each([
    ["waiting", "Leave the queue", "Leave the queue?"],
    ["active", "End conversation", "End this conversation?"],
  ] as const)("promises whoever can’t write again no way back: %s", async (status, button, title) => {
    const user = show(<Buttons status={status} locked />);
    await user.click(press(button));
    const words = (await dialog(title)).textContent;
    expect(words).toContain("What you wrote stays here, and you can still read it.");
    expect(words).not.toContain("whenever you want");
  });

  it("is kept if the person decides to keep waiting", async () => {
    const user = show(<Buttons status="waiting" />);
    await user.click(press("Leave the queue"));
    await dialog("Leave the queue?");
    await user.click(press("Keep waiting"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("endConversation")).toEqual([]);
  });

  it("closes the question once a listener has come, even if they release the talk again", async () => {
    const { rerender } = render(<Buttons status="waiting" />);
    const user = userEvent.setup({ delay: null });
    await user.click(press("Leave the queue"));
    await dialog("Leave the queue?");
    rerender(<Buttons status="active" />);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    rerender(<Buttons status="waiting" />);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(server.asked("endConversation")).toEqual([]);
  });

  it("stays as it was without a network, which is said", async () => {
    server.isUnreachable("endConversation");
    const user = show(<Buttons status="waiting" />);
    await user.click(press("Leave the queue"));
    await dialog("Leave the queue?");
    await user.click(screen.getAllByRole("button", { name: "Leave the queue" }).at(-1) ?? document.body);
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});

describe("help lines in the dialog that ends the talk", () => {
  const calls = async (title: string) =>
    within(await dialog(title))
      .queryAllByRole("link")
      .map((each) => each.getAttribute("href"))
      .filter((href) => href?.startsWith("tel:"));

  it.each([
    ["active", "End conversation", "End this conversation?"],
    ["waiting", "Leave the queue", "Leave the queue?"],
  ] as const)("are there in a crisis, while one is %s", async (status, button, title) => {
    const user = show(<Buttons status={status} crisis />);
    await user.click(press(button));
    expect(await calls(title)).toEqual(["tel:14416", "tel:112", "tel:18008914416"]);
    expect(screen.getByText("You can call right now, free, day and night.")).toBeTruthy();
  });

  it("are not there without a crisis, since the page has them", async () => {
    const user = show(<Buttons status="active" />);
    await user.click(press("End conversation"));
    expect(await calls("End this conversation?")).toEqual([]);
  });
});

describe("a report of somebody who waits", () => {
  const block = () => screen.queryByRole("checkbox", { name: "Don’t match me with this listener again" });

  it.each([
    [true, null],
    [false, "offered"],
  ])("offers to part them from a listener only if there was one: nobody came yet is %s", async (unheard, offered) => {
    const user = show(<Buttons status="waiting" unheard={unheard} />);
    await user.click(press("Report"));
    await dialog("Report this conversation");
    await waitFor(() => expect(block() && "offered").toBe(offered));
  });

  it("offers it too if a listener wrote once, though nothing else tells of them", async () => {
    putMessage("asha", "m1", { sender: "volunteer", volunteerId: "ravi", text: "Hello", timestamp: Date.now() });
    const user = show(<Buttons status="waiting" unheard />);
    await user.click(press("Report"));
    await waitFor(() => expect(block()).toBeTruthy());
  });
});

it("opens the report from its button", async () => {
  const user = show(<Buttons status="active" />);
  await user.click(press("Report"));
  expect(await dialog("Report this conversation")).toBeTruthy();
});
