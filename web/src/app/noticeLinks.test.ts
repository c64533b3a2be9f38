import { noticeKind, shownOf } from "@thodu/domain/notifications/notices";
import { expect, it } from "vitest";
import { screens } from "./screens";

const screenOf = (link: string): string => new URL(link, "https://thodu.example").pathname;

it.each(noticeKind.options)("the notice links to one of our screens: %s", (kind) => {
  expect(Object.keys(screens)).toContain(screenOf(shownOf(kind, "en").link));
});

// The targets of e-mails that do not say what they are about, and the screen on which people choose their e-mails.
it.each(["/notifications", "/dashboard", "/profile"])("%s is one of our screens", (path) => {
  expect(Object.keys(screens)).toContain(path);
});
