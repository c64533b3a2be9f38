/** How a request is answered: pages from the network first, built files from the store first, the rest untouched. */
export type Kind = 'page' | 'file' | 'untouched';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

const FILES = /^\/(?:assets|art|icons)\//;

export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'untouched';
  if (mode === 'navigate') return 'page';
  return FILES.test(pathname) ? 'file' : 'untouched';
}
