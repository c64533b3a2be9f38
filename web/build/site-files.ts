import type { RenderedSite } from "./server";

const ORIGIN = /^https:\/\/[\w.:-]+$/;

/** The same rule as in src/lib/firebase/project.ts. */
export const isReal = (env: NodeJS.ProcessEnv): boolean =>
  !(env["VITE_FIREBASE_PROJECT_ID"] ?? "demo-").startsWith("demo-");

/** The site's public address, for search engines and shared links. */
export function siteOrigin(env: NodeJS.ProcessEnv): string {
  const given = env["VITE_SITE_ORIGIN"] ?? "";
  if (given === "" && !isReal(env)) return "https://thodu.example";
  if (ORIGIN.test(given)) return given;
  throw new Error(
    `VITE_SITE_ORIGIN is ${given === "" ? "missing" : `"${given}"`}: give the build the address of the site, like https://thodu.in, without a slash at its end (docs/deploy.md).`,
  );
}

/**
 * The manifest that lets a phone install Thodu, in one language. `of`: the listener's standby page is an app of its
 * own.
 */
export function manifest(locale: string, { installed }: RenderedSite, of: "site" | "standby" = "site"): string {
  const isSite = of === "site";
  return JSON.stringify({
    id: isSite ? "/" : "/standby",
    name: isSite ? installed.name : installed.standbyName,
    short_name: isSite ? "Thodu" : installed.standbyShort,
    description: installed.description,
    lang: locale,
    dir: "ltr",
    start_url: isSite ? "/chat" : "/standby",
    scope: "/",
    display: "standalone",
    background_color: "#fbf5ec",
    theme_color: "#fbf5ec",
    categories: ["health", "lifestyle"],
    icons: [
      { src: "/icons/mark.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}

export const robots = (origin: string): string =>
  ["User-agent: *", "Allow: /", "Disallow: /localized/", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");

/** The pages for search engines: those with a description. */
export function sitemap(origin: string, { pages }: RenderedSite): string {
  const urls = pages
    .filter(({ description }) => description !== null)
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
