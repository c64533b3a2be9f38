/**
 * How a request is answered: a page from the network first, a built file from the cache first, anything else not by the
 * worker.
 */
export type Kind = "page" | "file" | "untouched";

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

const FILES = /^\/(?:assets|art|icons)\//;

export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin) return "untouched";
  if (mode === "navigate") return "page";
  return FILES.test(pathname) ? "file" : "untouched";
}

/** What a page has loaded without the worker, or would load after a reload, as it reports it: paths of this site. */
export interface Had {
  readonly page: string;
  readonly files: readonly string[];
}

/** `data` as {@link Had}, restricted to pages and built files of `origin`; null if it is another message. */
export function hadIn(data: unknown, origin: string): Had | null {
  if (typeof data !== "object" || data === null || !("page" in data) || !("files" in data)) return null;
  const { page, files } = data;
  if (typeof page !== "string" || !Array.isArray(files)) return null;
  const ours = (kind: Kind, path: unknown): path is string =>
    typeof path === "string" &&
    kindOf(
      { method: "GET", mode: kind === "page" ? "navigate" : "no-cors", url: new URL(path, origin).href },
      origin,
    ) === kind;
  return ours("page", page) ? { page, files: files.filter((path) => ours("file", path)) } : null;
}

/** The language that a page says it has; null if it is another message. */
export const languageIn = (data: unknown): string | null =>
  typeof data === "object" && data !== null && "language" in data && typeof data.language === "string"
    ? data.language
    : null;
