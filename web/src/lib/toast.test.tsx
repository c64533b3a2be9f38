import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../test-support/render";
import { mediaIs } from "../test-support/screen";
import { Link } from "./router";
import { leaveToasts, offer, offerUndo, startToasts, takeBack, toast, toastAfterLoad } from "./toast";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance", "requestAnimationFrame"],
  });
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const shown = () => [...document.querySelectorAll(".toast__words")].map(({ textContent }) => textContent);

describe("toasts", () => {
  it("are announced by their kind, after the region is there", async () => {
    toast("alert", "That did not work.");
    expect(screen.getByRole("alert").textContent).not.toContain("That did not work.");
    await pass(20);
    expect(screen.getByRole("alert").textContent).toContain("That did not work.");
    toast("status", "Saved.", "other");
    await pass(20);
    expect(screen.getByRole("status").textContent).toContain("Saved.");
  });

  it("stay for six seconds, failures for ten, and long ones for as long as it takes to read them", async () => {
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

  it.each([
    ["stay while a mouse points at them", true, ["Saved."]],
    ["go although a finger has pressed there", false, []],
  ])("%s", async (_what, hasMouse, after) => {
    mediaIs("(hover: hover)", hasMouse);
    toast("status", "Saved.");
    await pass(20);
    const shelf = document.querySelector(".toasts");
    if (!shelf) throw new Error("No toast is shown.");
    vi.spyOn(shelf, "matches").mockImplementation((selector) => selector.includes(":hover"));
    await pass(6_500);
    expect(shown()).toEqual(after);
  });

  it("replace earlier ones on the same subject only", async () => {
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

describe("a dialog over the page", () => {
  /** An open dialog that begins `top` pixels below the top of the window and reaches its bottom. */
  function openDialog(top: number): HTMLDialogElement {
    const dialog = document.createElement("dialog");
    dialog.append(document.createElement("p"));
    document.body.append(dialog);
    dialog.showModal();
    vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 360, innerHeight - top));
    return dialog;
  }
  const top = () => document.querySelector<HTMLElement>(".toasts")?.style.top;

  it("is not covered by a toast", async () => {
    const dialog = openDialog(200);
    toast("alert", "Not sent.");
    await pass(20);
    expect(top()).toBe("192px");
    expect(dialog.style.getPropertyValue("--toasts")).toBe("");
    dialog.remove();
  });

  it("shrinks if there is no room beside it, until the toast is gone", async () => {
    const dialog = openDialog(0);
    toast("alert", "Not sent.");
    await pass(20);
    expect(dialog.style.getPropertyValue("--toasts")).not.toBe("");
    screen.getByRole("button", { name: "Close this message" }).click();
    expect(dialog.style.getPropertyValue("--toasts")).toBe("");
    dialog.remove();
  });

  it("takes toasts with it that were shown while it was open, except those shown as it closed", async () => {
    const dialog = openDialog(200);
    toast("alert", "Not sent.", "a");
    await pass(1_500);
    toast("status", "Thank you.", "b");
    dialog.close();
    await pass(300);
    expect(shown()).toEqual(["Thank you."]);
    await pass(2_000);
    expect(shown()).toEqual(["Thank you."]);
    dialog.remove();
  });

  it("does not take a toast with it that was shown before it opened", async () => {
    toast("alert", "Of the page.");
    await pass(1_500);
    const dialog = openDialog(200);
    await pass(300);
    dialog.close();
    await pass(300);
    expect(shown()).toEqual(["Of the page."]);
    dialog.remove();
  });
});

describe("a toast that is no longer true", () => {
  it("disappears when the failed action is tried again, but not at any other press", async () => {
    startToasts();
    document.body.insertAdjacentHTML("beforeend", '<div id="two"><button>Send</button><button>Else</button></div>');
    const [send, other] = document.querySelectorAll<HTMLElement>("#two > button");
    send?.click();
    toast("alert", "Not sent.", "a");
    toast("status", "Kept.", "b");
    await pass(20);
    other?.click();
    expect(shown()).toEqual(["Not sent.", "Kept."]);
    send?.click();
    expect(shown()).toEqual(["Kept."]);
    document.querySelector("#two")?.remove();
  });

  it("disappears when the network returns whose loss caused it", async () => {
    startToasts();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    toast("alert", "No connection.", "a");
    onLine.mockReturnValue(true);
    toast("alert", "Of something else.", "b");
    await pass(20);
    window.dispatchEvent(new Event("online"));
    expect(shown()).toEqual(["Of something else."]);
  });

  it("can be withdrawn by the code that showed it", async () => {
    toast("status", "You left.", "queue");
    toast("status", "Saved.");
    await pass(20);
    takeBack("queue");
    expect(shown()).toEqual(["Saved."]);
    takeBack();
    expect(shown()).toEqual([]);
  });
});

describe("going to another screen", () => {
  it("removes earlier toasts, but not those shown while leaving", async () => {
    toast("status", "Of this screen.", "a");
    await pass(1_500);
    toast("status", "For the next one.", "b");
    await pass(20);
    leaveToasts();
    expect(shown()).toEqual(["For the next one."]);
  });

  it("keeps a toast shown while leaving, however long the next screen takes to load", async () => {
    toast("status", "Of this screen.", "a");
    await pass(1_500);
    toast("status", "Logged in.", "b");
    const since = performance.now();
    await pass(3_000);
    toast("status", "Said while it loads.", "c");
    await pass(20);
    leaveToasts(since);
    expect(shown()).toEqual(["Logged in.", "Said while it loads."]);
  });

  it("by a link removes all toasts, however new, with their undo buttons", async () => {
    show(
      <>
        <Link to="/admin/audit">Audit</Link>
        <Link to="/admin/money" onClick={() => toast("status", "Said by the link.", "b")}>
          Money
        </Link>
      </>,
    );
    offerUndo("Revoked.", "Undo", () => undefined);
    await pass(100);
    screen.getByRole("link", { name: "Audit" }).click();
    expect(shown()).toEqual([]);
    screen.getByRole("link", { name: "Money" }).click();
    await pass(20);
    expect(shown()).toEqual(["Said by the link."]);
  });

  it("keeps toasts with an action", async () => {
    const act = vi.fn();
    offer("A new version is here.", "Load it", act);
    await pass(60_000);
    leaveToasts();
    expect(shown()).toEqual(["A new version is here."]);
    screen.getByRole("button", { name: "Load it" }).click();
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe("an action that can be undone", () => {
  it("can be undone once, while its toast is visible", async () => {
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

  it("can't be undone once its time is over", async () => {
    offerUndo("The case is closed.", "Undo", vi.fn());
    await pass(21_000);
    expect(shown()).toEqual([]);
  });
});

describe("a toast for the next page", () => {
  it("is shown there once, with its kind", async () => {
    toastAfterLoad("alert", "An error: it went wrong.");
    expect(shown()).toEqual([]);
    startToasts();
    await pass(20);
    expect(shown()).toEqual(["An error: it went wrong."]);
    expect(screen.getByRole("alert")).toBeTruthy();
    startToasts();
    expect(document.querySelectorAll(".toast")).toHaveLength(1);
  });

  it("is none if none was left", () => {
    startToasts();
    expect(shown()).toEqual([]);
  });
});
