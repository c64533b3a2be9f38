import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leaveToasts, offer, offerUndo, showWaitingToast, toast, toastAfterLoad } from "./toast";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance", "requestAnimationFrame"],
  });
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const shown = () => [...document.querySelectorAll(".toast__words")].map(({ textContent }) => textContent);

describe("words over the page", () => {
  it("are announced by their kind, after the region is there", async () => {
    toast("alert", "That did not work.");
    expect(screen.getByRole("alert").textContent).not.toContain("That did not work.");
    await pass(20);
    expect(screen.getByRole("alert").textContent).toContain("That did not work.");
    toast("status", "Saved.", "other");
    await pass(20);
    expect(screen.getByRole("status").textContent).toContain("Saved.");
  });

  it("stay for six seconds, failures for ten, and long ones for as long as they are read", async () => {
    toast("status", "Saved.", "a");
    toast("alert", "No.", "b");
    toast("status", "x".repeat(150), "c");
    await pass(5_500);
    expect(shown()).toHaveLength(3);
    await pass(1_000);
    expect(shown()).toEqual(["No.", "x".repeat(150)]);
    await pass(4_000);
    expect(shown()).toEqual(["x".repeat(150)]);
    await pass(2_000);
    expect(shown()).toEqual([]);
  });

  it("take the place of earlier ones on the same subject alone", async () => {
    toast("status", "One.", "first");
    toast("status", "Two.", "second");
    toast("status", "Three.", "first");
    await pass(20);
    expect(shown()).toEqual(["Two.", "Three."]);
  });

  it("are closed by their button", async () => {
    toast("status", "Saved.");
    await pass(20);
    screen.getByRole("button").click();
    expect(shown()).toEqual([]);
  });
});

describe("what one may need to press", () => {
  it.each([
    ["the call that rings", '<aside class="listener-call"></aside>'],
    ["the call that is held", '<aside class="call-bar"></aside>'],
    ["the offer at the desk", '<section class="offer"></section>'],
    ["an answer to the question after thoughts of suicide", '<section class="alarm"><button></button></section>'],
  ])("never lies under words: %s", async (_what, html) => {
    document.body.insertAdjacentHTML("beforeend", `<div id="needed">${html}</div>`);
    const needed = document.querySelector("#needed :is(button, aside, section:empty)");
    if (!needed) throw new Error("There is nothing to spare.");
    const top = innerHeight - 50;
    vi.spyOn(needed, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, 50));
    toast("status", "Saved.");
    await pass(20);
    const stands = document.querySelector<HTMLElement>(".toasts")?.style.top;
    document.querySelector("#needed")?.remove();
    expect(stands).toBe(`${top - 8}px`);
  });
});

describe("going to another screen", () => {
  it("takes away what was said before, and not what was said as one left", async () => {
    toast("status", "Of this screen.", "a");
    await pass(1_500);
    toast("status", "For the next one.", "b");
    await pass(20);
    leaveToasts();
    expect(shown()).toEqual(["For the next one."]);
  });

  it("leaves what has something to do", async () => {
    const act = vi.fn();
    offer("A new version is here.", "Load it", act);
    await pass(60_000);
    leaveToasts();
    expect(shown()).toEqual(["A new version is here."]);
    screen.getByRole("button", { name: "Load it" }).click();
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe("what was just done", () => {
  it("can be undone once, while it is to be seen", async () => {
    const undo = vi.fn();
    offerUndo("The case is closed.", "Undo", undo);
    await pass(19_000);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Undo" });
    button.click();
    button.click();
    expect(undo).toHaveBeenCalledTimes(1);
    toast("status", "It is open again.", "Undo");
    await pass(20);
    expect(shown()).toEqual(["It is open again."]);
  });

  it("goes when its time is over", async () => {
    offerUndo("The case is closed.", "Undo", vi.fn());
    await pass(21_000);
    expect(shown()).toEqual([]);
  });
});

describe("words for the next page", () => {
  it("are shown there once, with their kind", async () => {
    toastAfterLoad("alert", "An error: it went wrong.");
    expect(shown()).toEqual([]);
    showWaitingToast();
    await pass(20);
    expect(shown()).toEqual(["An error: it went wrong."]);
    expect(screen.getByRole("alert")).toBeTruthy();
    showWaitingToast();
    expect(document.querySelectorAll(".toast")).toHaveLength(1);
  });

  it("are none where none were left", () => {
    showWaitingToast();
    expect(shown()).toEqual([]);
  });
});
