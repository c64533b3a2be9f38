/** The network to the fake server: working, slow, cut, or refusing what is under a path. */

interface Line {
  online: boolean;
  /** Resolves once the server answers again; null while it answers at once. */
  slow: Promise<void> | null;
  /** The one path that is slow; null if all are. */
  slowPath: string | null;
  /** The ids of documents that the device has stored, and shows until the server answers. */
  kept: readonly string[];
  readonly refused: Set<string>;
}

const line: Line = { online: true, slow: null, slowPath: null, kept: [], refused: new Set() };
const listeners = new Set<() => void>();

export const onLine = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isOnline = (): boolean => line.online;
export const isSlow = (path: string): boolean =>
  line.slow !== null && (line.slowPath === null || line.slowPath === path);

export const isRefused = (path: string): boolean =>
  [...line.refused].some((each) => path === each || path.startsWith(`${each}/`));

export const hurt = (): Error & { readonly code: string } =>
  Object.assign(new Error("Missing or insufficient permissions."), { code: "permission-denied" });

const unreached = (): Error & { readonly code: string } =>
  Object.assign(new Error("The client is offline."), { code: "unavailable" });

const changed = (): void => listeners.forEach((tell) => tell());

/** Resolves when the server would answer a request for this path. */
export async function answered(path: string): Promise<void> {
  if (isSlow(path)) await line.slow;
  if (!line.online) throw unreached();
  if (isRefused(path)) throw hurt();
}

export function setOnline(online: boolean): void {
  line.online = online;
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => line.online });
  window.dispatchEvent(new Event(online ? "online" : "offline"));
  changed();
}

/** Whether the device has stored a document. */
export const isKept = (id: string): boolean => line.kept.includes(id);

/** From now on nothing is answered, or nothing for one path, until the returned function is called. */
export function setSlow(path: string | null, kept: readonly string[]): () => void {
  let release = (): void => undefined;
  line.slowPath = path;
  line.kept = kept;
  line.slow = new Promise((resolve) => {
    release = resolve;
  });
  return () => {
    line.slow = null;
    release();
    changed();
  };
}

export function setRefused(path: string, refused = true): void {
  if (refused) line.refused.add(path);
  else line.refused.delete(path);
  changed();
}

export function mendLine(): void {
  line.refused.clear();
  line.slow = null;
  line.online = true;
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => line.online });
}
