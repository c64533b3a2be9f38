import { brand } from "@thodu/domain/brand";
import { titles } from "@messages/titles";
import { plainPath } from "../lib/path";
import { setPageTitle } from "../lib/tabTitle";
import { screenPath } from "./screenPath";

/** What a document of this site is called: the page's name, then the brand, unless the name says it already. */
export const titled = (name: string): string => (name.includes(brand.name) ? name : `${name} · ${brand.name}`);

/** The section of the admin area that is shown. */
let section: string | null = null;

/** What the plans are called for whoever is here; null for their usual name. */
let plansName: string | null = null;

/** A screen's own title. */
export function titleOf(path: string): string {
  const screen = screenPath(path);
  const name = (screen === "/go-premium" ? plansName : null) ?? titles[screen] ?? brand.name;
  return screen === "/admin" && section !== null ? `${section} · ${titled(name)}` : titled(name);
}

const tell = (): void => setPageTitle(titleOf(plainPath(location.pathname)));

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
