import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { LiveRegion } from "./LiveRegion";

/** The text that a screen reader finds in the region. */
const heard = () =>
  [...screen.getByRole("status").childNodes]
    .filter((child) => !(child instanceof Element) || child.getAttribute("aria-hidden") === null)
    .map(({ textContent }) => textContent);

it("is empty for a screen reader at first, and has its text a moment later: only changes are announced", async () => {
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

it("announces at once what is added later", () => {
  const { rerender } = render(<LiveRegion />);
  const region = screen.getByRole("status");
  rerender(<LiveRegion>They have written.</LiveRegion>);
  expect(screen.getByRole("status")).toBe(region);
  expect(heard()).toEqual(["They have written."]);
});

it("leaves nothing behind if it is removed before that moment", () => {
  const { unmount } = render(<LiveRegion>Gone.</LiveRegion>);
  const words = screen.getByText("Gone.");
  unmount();
  expect(words.getAttribute("aria-hidden")).toBeNull();
});
