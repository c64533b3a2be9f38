import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../test-support/render";
import { network } from "../../test-support/store";
import { GuidedNote } from "./GuidedNote";

const title = () => screen.getByText("A small note for yourself");
const field = (question: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name: question });
const press = (name: string) => screen.getByRole("button", { name });
const WEIGHS = "What weighs most on you right now?";
const SMALL = "What is one small thing that could help a little?";
const WHEN = "When could you do it?";

async function open(onHand: ((text: string) => void) | null = null) {
  const user = show(<GuidedNote onHand={onHand} />);
  await user.click(title());
  await field(WEIGHS);
  return user;
}

async function writeAll(user: Awaited<ReturnType<typeof open>>): Promise<void> {
  await user.type(await field(WEIGHS), "My exam");
  await user.click(press("Next"));
  await user.type(await field(SMALL), "Sleep early");
  await user.click(press("Next"));
  await user.type(await field(WHEN), "Tonight");
  await user.click(press("Next"));
}

it("has no second field beside the composer until it is opened", () => {
  show(<GuidedNote onHand={null} />);
  expect(screen.queryByRole("textbox")).toBeNull();
});

describe("its steps", () => {
  it("ask one short question at a time, forward and back, and keep what was written", async () => {
    const user = await open();
    await user.type(await field(WEIGHS), "My exam");
    await user.click(press("Next"));
    expect(await field(SMALL)).toBe(document.activeElement);
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    await user.click(press("Back"));
    expect((await field(WEIGHS)).value).toBe("My exam");
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  });

  it("end with the whole note, which gets the focus", async () => {
    const user = await open();
    await writeAll(user);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "What weighs most: My exam",
      "One small thing: Sleep early",
      "When: Tonight",
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list")));
  });

  it("can all be skipped, which is said", async () => {
    const user = await open(vi.fn());
    for (let step = 0; step < 3; step += 1) await user.click(press("Next"));
    expect(screen.getByText("Nothing is written yet.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send it to the listener" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete the note" })).toBeNull();
  });
});

describe("what is written", () => {
  it("stays on this device, without a network too, and says so", async () => {
    const user = await open();
    network.goes();
    await user.type(await field(WEIGHS), "My exam");
    expect(screen.getByRole("status").textContent).toBe("It stays on this device. Nobody reads it unless you send it.");
    cleanup();
    await open();
    expect((await field(WEIGHS)).value).toBe("My exam");
  });

  it("is deleted with one press, without a trace", async () => {
    const user = await open();
    await writeAll(user);
    await user.click(press("Delete the note"));
    expect((await field(WEIGHS)).value).toBe("");
    expect(localStorage.getItem("thodu/note")).toBeNull();
  });

  it("is sent to the listener as one message, and then no longer stored here", async () => {
    const onHand = vi.fn<(text: string) => void>();
    const user = await open(onHand);
    await writeAll(user);
    await user.click(press("Send it to the listener"));
    expect(onHand.mock.calls).toEqual([["What weighs most: My exam\nOne small thing: Sleep early\nWhen: Tonight"]]);
    expect(screen.getByRole("status").textContent).toBe(
      "It is in the chat now. The listener who answers will read it.",
    );
    expect((await field(WEIGHS)).value).toBe("");
    expect(localStorage.getItem("thodu/note")).toBeNull();
  });

  it("can’t be sent when no message can", async () => {
    const user = await open(null);
    await writeAll(user);
    expect(screen.queryByRole("button", { name: "Send it to the listener" })).toBeNull();
    expect(press("Delete the note")).toBeTruthy();
  });

  it.each(["no JSON", '{"a":1}', "[1,2]"])("is empty if what is stored can’t be read: %s", async (kept) => {
    localStorage.setItem("thodu/note", kept);
    await open();
    expect((await field(WEIGHS)).value).toBe("");
  });
});
