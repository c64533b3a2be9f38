import type { Risk } from "@thodu/domain/safety/levels";
import { useEffect, useLayoutEffect, useRef } from "react";
import { stored } from "../../../lib/storage";

const KEY = "thodu.singleKeys";
export const usesSingleKeys = (): boolean => stored.get(KEY) !== "off";
export const setSingleKeys = (on: boolean): void => stored.set(KEY, on ? "on" : "off");

export interface DeskKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly reply: () => void;
  readonly note: () => void;
  readonly find: () => void;
  /** Shows the listener's own ended conversations; it has no key of its own. */
  readonly ended: () => void;
  readonly help: () => void;
  readonly palette: () => void;
}

/** What the palette does besides, which has no key of its own here. */
export interface DeskSteps extends DeskKeys {
  /** These two answer the offer, if there still is one. */
  readonly accept: () => void;
  readonly pass: () => void;
  readonly level: (level: Risk) => void;
  readonly replies: () => void;
  readonly languages: () => void;
  readonly shifts: () => void;
  readonly onCall: () => void;
}

const singles: Readonly<Record<string, keyof DeskKeys>> = {
  j: "next",
  k: "previous",
  r: "reply",
  n: "note",
  "/": "find",
  "?": "help",
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])"));

/** The desk's shortcuts. While the listener types, only the palette's shortcut works, and behind a dialog none does. */
export function useKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  // Before the first paint: a key that is pressed as soon as the desk is visible must count.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (event.defaultPrevented || altKey || isComposing) return;
      if (document.querySelector("dialog[open]")) return;
      const isPalette = (ctrlKey || metaKey) && key.toLowerCase() === "k";
      const isSingle = !ctrlKey && !metaKey && !isTyping(target) && usesSingleKeys();
      const single = isSingle ? singles[key] : undefined;
      const act = isPalette ? "palette" : single;
      if (act === undefined) return;
      event.preventDefault();
      latest.current[act]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
