import { runInThisContext } from "node:vm";
import { fireEvent } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import script from "../site/head.js?raw";
import { ELSEWHERE } from "../ui/elsewhere";

const replace = vi.fn<Location["replace"]>();

/** The script adds its listeners when it first runs. */
beforeAll(() => {
  runInThisContext(script);
});
beforeEach(() => {
  replace.mockReset();
  vi.spyOn(location, "replace").mockImplementation(replace);
  document.documentElement.removeAttribute("style");
});

const escapeAt = (path: string): void => {
  history.replaceState(null, "", path);
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(document, { key: "Escape" });
};

it.each(["/", "/chat", "/localized/te/chat", "/volunteer-home"])("pressing Esc three times leaves %s", (path) => {
  escapeAt(path);
  expect(replace).toHaveBeenCalledWith(ELSEWHERE);
});

it.each(["/volunteer-chat", "/volunteer-chat/", "/localized/te/volunteer-chat", "/localized/hi/volunteer-chat.html"])(
  "Esc closes what is open at the desk, and never leaves it: %s",
  (path) => {
    escapeAt(path);
    expect(replace).not.toHaveBeenCalled();
    expect(document.documentElement.style.display).toBe("");
  },
);
