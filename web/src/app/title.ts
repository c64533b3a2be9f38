import { brand } from '@thodu/domain/brand';
import { titles } from '@messages/titles';
import { neutralTitle } from '../lib/neutralTitle';

/** What a document of this site is called: the page's name, then the brand, unless the name says it already. */
export const titled = (name: string): string => (name.includes(brand.name) ? name : `${name} · ${brand.name}`);

/** The document's title on a screen of the app. */
export const titleOf = (path: string): string => neutralTitle() ?? titled(titles[path] ?? brand.name);
