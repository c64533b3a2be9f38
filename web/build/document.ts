import type { Rendered } from "../src/app/server";
import type { Client } from "./client";

/** What a document needs besides its content; file names are relative to the site's root. */
export interface Dress {
  readonly locale: string;
  readonly origin: string;
  readonly headScript: string;
  readonly css: string;
  /** Whether the build uses a real project. */
  readonly real: boolean;
  /** The app's entry and what it needs at once; null for static pages. */
  readonly app: {
    readonly main: string;
    readonly preloads: readonly string[];
    readonly ahead: ReturnType<Client["ahead"]>;
  } | null;
  /** A script that the head script loads after `load`, and the files it is made of. */
  readonly late: { readonly script: string; readonly files: readonly string[] } | null;
  readonly noScript: string;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escape(content)}">`;

function described({ path, title, description }: Rendered, { locale, origin }: Dress): string {
  if (description === null) return meta("robots", "noindex");
  const address = `${origin}${path}`;
  return [
    meta("description", description),
    `<link rel="canonical" href="${escape(address)}">`,
    property("og:type", "website"),
    property("og:site_name", "Thodu"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", address),
    property("og:image", `${origin}/icons/share.png`),
    property("og:locale", `${locale}_IN`),
    meta("twitter:card", "summary_large_image"),
  ].join("");
}

const scripts = ({ app }: Dress): string =>
  app === null
    ? ""
    : [
        `<script type="module" src="/${app.main}"></script>`,
        ...app.preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
      ].join("");

/** The files that lib/ahead.ts loads. */
const ahead = ({ app }: Dress): string =>
  app?.ahead ? ` data-ahead="${names(app.ahead.first)}" data-later="${names(app.ahead.later)}"` : "";
const names = (files: readonly string[]): string => files.map((file) => file.replace("assets/", "")).join(" ");

/**
 * The servers of accounts and database, to which connections are opened in advance. The emulator suite does not need
 * that.
 */
const LINES = ["https://identitytoolkit.googleapis.com", "https://firestore.googleapis.com"];
const lines = ({ app, real }: Dress): string =>
  real && app?.ahead ? LINES.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`).join("") : "";

/**
 * The page that the service worker shows if another page can't be loaded; src/site/head.js notices it. The worker
 * stores what `data-keep` names.
 */
const LIFELINE = "/help-lines";

/**
 * A whole HTML document. Its only inline parts are the head script and the style, both listed in the CSP by their
 * hashes.
 */
export function documentOf(page: Rendered, dress: Dress): string {
  const late = dress.late === null ? "" : ` data-late="/${dress.late.script}"`;
  const own = page.path === LIFELINE ? ` data-own="${LIFELINE}" data-keep="${names(dress.late?.files ?? [])}"` : "";
  return [
    `<!doctype html><html lang="${dress.locale}"${own}${late}${ahead(dress)}><head><meta charset="utf-8">`,
    meta("viewport", "width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"),
    `<title>${escape(page.title)}</title>`,
    `<script>${dress.headScript}</script>`,
    // Before the style, which is long: they are asked for as soon as the first bytes are here.
    scripts(dress),
    lines(dress),
    `<style>${dress.css}</style>`,
    described(page, dress),
    '<meta name="theme-color" content="#fbf5ec" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#160f1a" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icons/mark.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/touch.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="root">${page.html}</div>`,
    dress.app === null ? "" : `<noscript>${dress.noScript}</noscript>`,
    "</body></html>\n",
  ].join("");
}
