import * as z from 'zod/mini';
import { trimText, visibleLength } from './visible';

/** C0 and C1 controls, save tab and line breaks: exactly the characters that must not be stored. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * Written text of 1 to `max` visible characters after trimming, counted in code points; refuses NUL and other control
 * characters, lone surrogates, and texts in which nothing is visible.
 */
export const writtenText = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max * 4)),
    z.pipe(
      z.transform((text: string) => trimText(text)),
      z.string().check(
        z.refine((text) => visibleLength(text) > 0, { error: 'empty' }),
        z.refine((text) => visibleLength(text) <= max, { error: 'too-long' }),
        z.refine((text) => !CONTROL.test(text), { error: 'control-characters' }),
        z.refine((text) => text.isWellFormed(), { error: 'lone-surrogates' }),
      ),
    ),
  );
