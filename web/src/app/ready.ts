import { createElement, type ComponentType, type ReactElement } from "react";
import { screenPath } from "./screenPath";
import { screens } from "./screens";

const ready = new Map<string, ComponentType>();

/** Loads the screen of a path; false if the app has none for it. */
export async function prepare(pathname: string): Promise<boolean> {
  const path = screenPath(pathname);
  if (ready.has(path)) return true;
  const screen = await screens[path]?.();
  if (!screen) return false;
  ready.set(path, screen);
  return true;
}

/** The loaded screen of a path, or null. */
export function screenAt(pathname: string): ReactElement | null {
  const screen = ready.get(screenPath(pathname));
  return screen ? createElement(screen) : null;
}

/** The name of a loaded screen's component, which is also that of its file. */
export const screenName = (pathname: string): string | null => ready.get(screenPath(pathname))?.name ?? null;
