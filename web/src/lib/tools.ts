import type { Locale } from "@thodu/domain/locale";
import { languages, speak } from "./locale";
import { chooseTheme, isDark } from "./theme";

/** From here on the menu of a phone is a row of links (ui/bar.css). */
const WIDE = "(min-width: 62rem)";

const isLocale = (value: string | undefined): value is Locale => languages.some(({ locale }) => locale === value);

/**
 * Theme and language, by one listener for every bar: the same on static pages and in the app, and live before React
 * is. Quick exit is in site/head.js, which is there before everything else.
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
  // A window that got wide shows the menu's links in the bar; it may have got so before this was here.
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", closeMenu);
  if (wide.matches) closeMenu();
}

function closeMenu(): void {
  const menu = document.getElementById("menu");
  if (menu?.matches("[popover]") && "hidePopover" in menu) menu.hidePopover();
}
