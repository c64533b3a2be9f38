import { brand } from "@thodu/domain/brand";
import { titles } from "@messages/titles";
import { neutralTitle } from "../lib/neutralTitle";
import { plainPath } from "../lib/path";
import { screenPath } from "./screenPath";

/** What a document of this site is called: the page's name, then the brand, unless the name says it already. */
export const titled = (name: string): string => (name.includes(brand.name) ? name : `${name} · ${brand.name}`);

/** Stands before the title during a call; never before a neutral one. */
let beforeTitle: string | null = null;

/** The section of the admin area that is shown. */
let section: string | null = null;

/** The document's title on a screen of the app. */
export function titleOf(path: string): string {
  const screen = screenPath(path);
  const parts = [beforeTitle, screen === "/admin" ? section : null, titled(titles[screen] ?? brand.name)];
  return neutralTitle() ?? parts.filter((part) => part !== null).join(" · ");
}

/** Has the tab name the section of the admin area; null for none. */
export function setSectionTitle(name: string | null): void {
  section = name;
  document.title = titleOf(plainPath(location.pathname));
}

/** Has the tab say that a call goes on, until it is told null. */
export function setCallTitle(words: string | null): void {
  beforeTitle = words;
  document.title = titleOf(plainPath(location.pathname));
}
