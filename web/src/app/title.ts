import { brand } from "@thodu/domain/brand";
import { titles } from "@messages/titles";
import { neutralTitle } from "../lib/neutralTitle";
import { plainPath } from "../lib/path";
import { screenPath } from "./screenPath";

/** What a document of this site is called: the page's name, then the brand, unless the name says it already. */
export const titled = (name: string): string => (name.includes(brand.name) ? name : `${name} · ${brand.name}`);

/** Stands before the title during a call; never before a neutral one. */
let beforeTitle: string | null = null;

/** Stands before the title while a call rings at a listener. */
let ringTitle: string | null = null;

/** The section of the admin area that is shown. */
let section: string | null = null;

/** What the plans are called for whoever is here; null for their usual name. */
let plansName: string | null = null;

/** The document's title on a screen of the app. */
export function titleOf(path: string): string {
  const screen = screenPath(path);
  const name = (screen === "/go-premium" ? plansName : null) ?? titles[screen] ?? brand.name;
  const parts = [ringTitle, beforeTitle, screen === "/admin" ? section : null, titled(name)];
  return neutralTitle() ?? parts.filter((part) => part !== null).join(" · ");
}

const tell = (): void => {
  document.title = titleOf(plainPath(location.pathname));
};

/** Has the tab name the section of the admin area; null for none. */
export function setSectionTitle(name: string | null): void {
  section = name;
  tell();
}

/** Has the tab call the page of the plans by this name; null for its usual one. */
export function setPlansTitle(name: string | null): void {
  plansName = name;
  tell();
}

/** Has the tab say that a call rings, until it is told null. */
export function setRingTitle(words: string | null): void {
  ringTitle = words;
  tell();
}

/** Has the tab say that a call goes on, until it is told null. */
export function setCallTitle(words: string | null): void {
  beforeTitle = words;
  tell();
}
