import { brand } from "@thodu/domain/brand";
import { titles } from "@messages/titles";
import { plainPath } from "../lib/path";
import { setPageTitle } from "../lib/tabTitle";
import { screenPath } from "./screenPath";

/** The title of a document: the page's name, then the brand, unless the name contains it already. */
export const titled = (name: string): string => (name.includes(brand.name) ? name : `${name} · ${brand.name}`);

/** The section of the admin area that is shown. */
let section: string | null = null;

/** The name of the plans' page for the person who is signed in; null for its usual name. */
let plansName: string | null = null;

/** A screen's own title. */
export function titleOf(path: string): string {
  const screen = screenPath(path);
  const name = (screen === "/go-premium" ? plansName : null) ?? titles[screen] ?? brand.name;
  return screen === "/admin" && section !== null ? `${section} · ${titled(name)}` : titled(name);
}

const tell = (): void => setPageTitle(titleOf(plainPath(location.pathname)));

/** Sets the section of the admin area in the tab's title; null for none. */
export function setSectionTitle(name: string | null): void {
  section = name;
  tell();
}

/** Sets the name of the plans' page in the tab's title; null for its usual name. */
export function setPlansTitle(name: string | null): void {
  plansName = name;
  tell();
}
