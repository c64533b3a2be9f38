import type { Locale } from '@thodu/domain/locale';
import { languages, speak } from './locale';
import { chooseTheme, isDark } from './theme';

/** Somewhere that explains nothing to whoever looks over the shoulder. */
export const ELSEWHERE = 'https://www.google.com/search?q=weather';

const isLocale = (value: string | undefined): value is Locale => languages.some(({ locale }) => locale === value);

/** Leaves at once, without a way back to this page. */
function leave(): void {
  document.documentElement.hidden = true;
  location.replace(ELSEWHERE);
}

/**
 * Theme, language and quick exit, by one listener for every bar: the same on static pages and in the app, and live
 * before React is.
 */
export function startTools(): void {
  document.addEventListener('click', (event) => {
    const tool = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tool]') : null;
    if (!tool) return;
    event.preventDefault();
    const { tool: name, language } = tool.dataset;
    if (name === 'exit') leave();
    if (name === 'theme') chooseTheme(isDark() ? 'light' : 'dark');
    if (name === 'language' && isLocale(language)) speak(language);
  });
}
