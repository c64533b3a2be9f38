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

/** Each press adds one message. */
function Talk() {
  const [written, setWritten] = useState(0);
  return (
    <>
      <CrisisLines written={written} ended={false} saidYes={null} />
      <button type="button" onClick={() => setWritten(written + 1)}>
        Write
      </button>
    </>
  );
}

it("shows each number as a link that calls, on any device", async () => {
  show(<CrisisLines written={0} ended={false} saidYes={null} />);
  expect(await links()).toEqual([
    ["Tele-MANAS 14416", "tel:14416"],
    ["Emergency 112", "tel:112"],
    ["Tele-MANAS, other free number 1-800-891-4416", "tel:18008914416"],
  ]);
});

it("shows the trusted person whom this device has stored", async () => {
  setTrusted({ name: "Amma", number: "+91 98765 43210" });
  show(<CrisisLines written={0} ended={false} saidYes={null} />);
  expect((await links()).at(-1)).toEqual(["Amma +91 98765 43210", "tel:+919876543210"]);
});

describe("the text", () => {
  it("begins folded beside a call in a low window, and can be opened", async () => {
    put({ ...NONE, side: "customer", phase: "talking" });
    mediaIs("(height >= 36rem)", false);
    const user = show(<CrisisLines written={0} ended={false} saidYes={null} />);
    expect(await isOpen()).toBe(false);
    await user.click(await fold());
    expect(await isOpen()).toBe(true);
  });

  it("is open until it was read", async () => {
    show(<CrisisLines written={0} ended={false} saidYes={null} />);
    expect(screen.getByText("You matter, and you do not have to carry this alone.")).toBeTruthy();
    expect(await isOpen()).toBe(true);
  });

  it("is another one once the talk has ended, and opens again", async () => {
    const user = show(<CrisisLines written={0} ended={false} saidYes={null} />);
    await user.click(screen.getByText("You matter, and you do not have to carry this alone."));
    cleanup();
    show(<CrisisLines written={0} ended saidYes={null} />);
    expect(screen.getByText("If it gets worse, call now: free, day and night.", { exact: false })).toBeTruthy();
    expect(await isOpen()).toBe(true);
    expect(await links()).toHaveLength(3);
  });

  it("is folded by the next message, and stays folded after a reload", async () => {
    const user = show(<Talk />);
    expect(await isOpen()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Write" }));
    expect(await isOpen()).toBe(false);
    cleanup();
    show(<Talk />);
    expect(await isOpen()).toBe(false);
    expect(await links()).toHaveLength(3);
  });

  it.each([
    ["active", /^You said yes\. Your listener knows\. You can call right now/],
    ["waiting", /^You said yes\. You are among the first in line now\. You can call right now/],
  ] as const)("says that the answer Yes has arrived, while they are %s", (saidYes, words) => {
    show(<CrisisLines written={0} ended={false} saidYes={saidYes} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("stays open if the person wrote before it appeared", async () => {
    show(<CrisisLines written={3} ended={false} saidYes={null} />);
    expect(await isOpen()).toBe(true);
  });

  it("is open in a low window too, until it was read", async () => {
    mediaIs("(height >= 44rem)", false);
    const user = show(<Talk />);
    expect(await isOpen()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Write" }));
    expect(await isOpen()).toBe(false);
  });

  it("opens again below the numbers in the row", async () => {
    const user = show(<Talk />);
    await user.click(screen.getByRole("button", { name: "Write" }));
    expect(screen.queryByText(/^You can call right now/)).toBeNull();
    await user.click(await fold());
    const [first] = await screen.findAllByRole("link");
    const text = screen.getByText(/^You can call right now/);
    expect(first && first.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
