import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { LiveRegion } from "./LiveRegion";

/** What a screen reader finds in the region. */
const heard = () =>
  [...screen.getByRole("status").childNodes]
    .filter((child) => !(child instanceof Element) || child.getAttribute("aria-hidden") === null)
    .map(({ textContent }) => textContent);

it("is empty for a screen reader as it comes, and has its words a moment later: only what changes is spoken", async () => {
  render(
    <LiveRegion as="p" className="words">
      Somebody is here. <a href="/chat">To the chat</a>
      <i aria-hidden="true">·</i>
    </LiveRegion>,
  );
  const region = screen.getByRole("status");
  expect([region.tagName, region.className, region.textContent]).toEqual([
    "P",
    "words",
    "Somebody is here. To the chat·",
  ]);
  expect(heard()).toEqual([]);
  await waitFor(() => expect(heard()).toEqual(["Somebody is here. ", "To the chat"]));
});

it("speaks at once what comes into it later", () => {
  const { rerender } = render(<LiveRegion />);
  const region = screen.getByRole("status");
  rerender(<LiveRegion>They have written.</LiveRegion>);
  expect(screen.getByRole("status")).toBe(region);
  expect(heard()).toEqual(["They have written."]);
});

it("that goes before its moment leaves nothing behind", () => {
  const { unmount } = render(<LiveRegion>Gone.</LiveRegion>);
  const words = screen.getByText("Gone.");
  unmount();
  expect(words.getAttribute("aria-hidden")).toBeNull();
});
