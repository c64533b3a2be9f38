import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show } from "../../test-support/render";
import { Waiting } from "./Waiting";

const choose = (name: string) => screen.findByRole("button", { name });
const next = () => screen.getByRole("button", { name: "Next" });
const open = () => show(<Waiting crisis={false} calm onHand={null} />);

describe("the choice", () => {
  it("begins with breathing, and shows which exercise is chosen", async () => {
    const user = open();
    expect((await choose("Breath")).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText(/^Breathe in as the circle grows/)).toBeTruthy();
    await user.click(await choose("Senses"));
    expect((await choose("Senses")).getAttribute("aria-pressed")).toBe("true");
    expect((await choose("Breath")).getAttribute("aria-pressed")).toBe("false");
    expect(screen.queryByText(/^Breathe in as the circle grows/)).toBeNull();
  });

  it("is stored for this tab, and no other", async () => {
    const user = open();
    await user.click(await choose("Body"));
    cleanup();
    open();
    expect((await choose("Body")).getAttribute("aria-pressed")).toBe("true");
    cleanup();
    // Another tab has only what is stored on the device.
    sessionStorage.clear();
    open();
    expect((await choose("Breath")).getAttribute("aria-pressed")).toBe("true");
  });

  it("begins an exercise at its first step, whatever step another exercise was at", async () => {
    const user = open();
    await user.click(await choose("Senses"));
    await user.click(next());
    await user.click(await choose("Body"));
    expect(screen.getByText(/^Sit or lie as you like/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  });
});

describe("the steps", () => {
  it("wait for the reader, one by one, and say when that was all", async () => {
    const user = open();
    await user.click(await choose("Senses"));
    for (const words of [/Name 5 things/, /Touch 4 things/, /Find 3 sounds/, /Find 2 things/, /Notice 1 taste/]) {
      expect(screen.getByText(words)).toBeTruthy();
      await user.click(next());
    }
    expect(screen.getByText(/^That was all\./)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Start again" }));
    expect(screen.getByText(/Name 5 things/)).toBeTruthy();
  });

  it("go back too, and the focus stays on the buttons", async () => {
    const user = open();
    await user.click(await choose("Counting"));
    await user.click(next());
    expect(screen.getByText(/count in your mind: 10\.$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByText(/^Ten breaths, counted back from 10/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(next()));
  });

  it("are announced to a screen reader when they change", async () => {
    const user = open();
    await user.click(await choose("Body"));
    const said = screen.getByText(/^Sit or lie as you like/).closest("[aria-live]");
    expect(said?.getAttribute("aria-live")).toBe("polite");
    await user.click(next());
    expect(said?.textContent).toContain("Press your feet gently");
  });
});

it("can be accompanied by a sound or not, which is stored", async () => {
  const user = open();
  const sound = screen.getByRole("switch", { name: /Tell me with a soft sound/ });
  const before = sound.getAttribute("aria-checked");
  await user.click(sound);
  expect(sound.getAttribute("aria-checked")).not.toBe(before);
  open();
  const again = screen.getAllByRole("switch", { name: /Tell me with a soft sound/ }).at(-1);
  expect(again?.getAttribute("aria-checked")).not.toBe(before);
});
