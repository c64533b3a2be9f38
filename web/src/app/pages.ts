import { createElement, type ReactElement } from "react";
import { sitePages } from "../features/site/pages";

/** The static pages: rendered by the build, never hydrated. */
export const pages = new Map(sitePages.map((page) => [page.path, page]));

export function pageAt(pathname: string): ReactElement | null {
  const page = pages.get(pathname);
  return page ? createElement(page.Page) : null;
}
