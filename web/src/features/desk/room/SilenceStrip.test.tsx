import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { SilenceStrip } from "./SilenceStrip";

function open(silence: Parameters<typeof SilenceStrip>[0]["silence"], locale: "en" | "te" = "en") {
  const heard = { asked: vi.fn(), freed: vi.fn() };
  const user = show(<SilenceStrip silence={silence} locale={locale} onAsk={heard.asked} onFree={heard.freed} />);
  return { user, ...heard };
}

it.each(["talking", "asked"] as const)("takes no room while the state is %s", (silence) => {
  open(silence);
  expect(screen.queryByRole("status")).toBeNull();
});

it("suggests a kind question after a silence, in the person's language", async () => {
  const { user, asked, freed } = open("silent", "te");
  expect(screen.getByRole("status").textContent).toContain("The person has not written for a while.");
  await user.click(screen.getByRole("button", { name: "Ask ‘still there?’" }));
  expect(asked.mock.calls).toEqual([[expect.stringMatching(/^మీరు ఇంకా ఉన్నారా\?/)]]);
  expect(freed).not.toHaveBeenCalled();
});

it("suggests ending only if the person stayed silent after that", async () => {
  const { user, asked, freed } = open("gone");
  expect(screen.getByRole("status").textContent).toContain("Still no answer.");
  expect(screen.queryByRole("button", { name: "Ask ‘still there?’" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "End this chat" }));
  expect(freed).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});

it("ends the chat once, however often the button is pressed meanwhile", async () => {
  const freed = vi.fn();
  const user = show(<SilenceStrip silence="gone" locale="en" busy onAsk={vi.fn()} onFree={freed} />);
  await user.click(screen.getByRole("button", { name: "End this chat" }));
  expect(freed).not.toHaveBeenCalled();
});
