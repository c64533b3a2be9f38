import type { Locale } from "@thodu/domain/locale";
import { locales, speak } from "./locale";
import { chooseTheme, isDark } from "./theme";

/** From this width on, the menu of a phone is a row of links (ui/bar.css). */
const WIDE = "(min-width: 62rem)";

const isLocale = (value: string | undefined): value is Locale => locales.some((each) => each === value);

/**
 * Handles theme and language for every bar with one listener, on static pages and in the app, before React is loaded.
 * Quick exit is in site/head.js, which runs before everything else.
 */
export function startTools(): void {
  document.addEventListener("click", (event) => {
    const tool = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tool]") : null;
    if (!tool) return;
    event.preventDefault();
    const { tool: name, language } = tool.dataset;
    if (name === "theme") chooseTheme(isDark() ? "light" : "dark");
    if (name === "language" && isLocale(language)) speak(language);
  });
  // A wide window shows the menu's links in the bar. The window may have become wide before this was loaded.
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", closeMenu);
  if (wide.matches) closeMenu();
}

function closeMenu(): void {
  const menu = document.getElementById("menu");
  if (menu?.matches("[popover]") && "hidePopover" in menu) menu.hidePopover();
}
