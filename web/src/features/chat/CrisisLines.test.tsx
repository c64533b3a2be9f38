import { cleanup, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { NONE, put } from "../../calls/state";
import { setTrusted } from "../../conversation/trusted";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { CrisisLines } from "./CrisisLines";

const lines = () => screen.getByRole("status", { name: "Help lines for you now" });
const fold = () => within(lines()).findByRole("button");
const isOpen = async () => (await fold()).getAttribute("aria-expanded") === "true";
const links = async () =>
  (await screen.findAllByRole("link")).map((each) => [each.textContent, each.getAttribute("href")]);

/** Each press is one more message. */
function Talk() {
  const [written, setWritten] = useState(0);
  return (
    <>
      <CrisisLines written={written} ended={false} />
      <button type="button" onClick={() => setWritten(written + 1)}>
        Write
      </button>
    </>
  );
}

it("has each number as a call, whoever is at the device", async () => {
  show(<CrisisLines written={0} ended={false} />);
  expect(await links()).toEqual([
    ["Tele-MANAS 14416", "tel:14416"],
    ["Emergency 112", "tel:112"],
    ["Tele-MANAS, other free number 1-800-891-4416", "tel:18008914416"],
  ]);
});

it("offers whom the person trusts, as this device keeps them", async () => {
  setTrusted({ name: "Amma", number: "+91 98765 43210" });
  show(<CrisisLines written={0} ended={false} />);
  expect((await links()).at(-1)).toEqual(["Amma +91 98765 43210", "tel:+919876543210"]);
});

describe("its words", () => {
  it("begin as one row beside a call in a low window, and open when they are asked for", async () => {
    put({ ...NONE, side: "customer", phase: "talking" });
    mediaIs("(height >= 36rem)", false);
    const user = show(<CrisisLines written={0} ended={false} />);
    expect(await isOpen()).toBe(false);
    await user.click(await fold());
    expect(await isOpen()).toBe(true);
  });

  it("stand open until they were read", async () => {
    show(<CrisisLines written={0} ended={false} />);
    expect(screen.getByText("You matter, and you do not have to carry this alone.")).toBeTruthy();
    expect(await isOpen()).toBe(true);
  });

  it("are others once the talk has ended, and open again", async () => {
    const user = show(<CrisisLines written={0} ended={false} />);
    await user.click(screen.getByText("You matter, and you do not have to carry this alone."));
    cleanup();
    show(<CrisisLines written={0} ended />);
    expect(screen.getByText("If it gets worse, call now: free, day and night.", { exact: false })).toBeTruthy();
    expect(await isOpen()).toBe(true);
    expect(await links()).toHaveLength(3);
  });

  it("give their room to what is said next, and stay folded as the page comes back", async () => {
    const user = show(<Talk />);
    expect(await isOpen()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Write" }));
    expect(await isOpen()).toBe(false);
    cleanup();
    show(<Talk />);
    expect(await isOpen()).toBe(false);
    expect(await links()).toHaveLength(3);
  });

  it("stay open for whoever wrote before they came", async () => {
    show(<CrisisLines written={3} ended={false} />);
    expect(await isOpen()).toBe(true);
  });

  it("stand open in a low window too, until they were read", async () => {
    mediaIs("(height >= 44rem)", false);
    const user = show(<Talk />);
    expect(await isOpen()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Write" }));
    expect(await isOpen()).toBe(false);
  });

  it("open again below the numbers that the row has", async () => {
    const user = show(<Talk />);
    await user.click(screen.getByRole("button", { name: "Write" }));
    expect(screen.queryByText(/^You can call right now/)).toBeNull();
    await user.click(await fold());
    const [first] = await screen.findAllByRole("link");
    const text = screen.getByText(/^You can call right now/);
    expect(first && first.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
