import { hosts } from './firebase/project';

function hint(rel: string, href: string, low = false): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  link.crossOrigin = 'anonymous';
  if (low) link.fetchPriority = 'low';
  document.head.append(link);
}

/**
 * Fetches what the page's document names: parts that this screen asks for next (build/ahead.ts). They are compiled, and
 * run when asked for. The lines to the services that these talk to are opened meanwhile.
 */
export function fetchAhead(): void {
  const { ahead, later } = document.documentElement.dataset;
  if (ahead === undefined || later === undefined) return;
  for (const host of hosts()) hint('preconnect', host);
  for (const file of ahead.split(' ')) hint('modulepreload', `/assets/${file}`);
  for (const file of later.split(' ')) hint('modulepreload', `/assets/${file}`, true);
}
