/**
 * Builds web/dist: for each language the app's files, its static pages and the first view of its screens, under
 * /localized/<language>, where Firebase Hosting chooses by cookie or Accept-Language. English is also at the root.
 */
import { cpSync, rmSync } from "node:fs";
import { locales } from "@thodu/domain/locale";
import { buildClient, type Client } from "./client";
import { documentOf } from "./document";
import { cspHash, fileOf, writeDist } from "./files";
import { renderSite } from "./server";
import { describeSizes, weigh, type Weights } from "./sizes";
import { headScript, pageStyle } from "./style";
import { isReal, manifest, robots, siteOrigin, sitemap } from "./site-files";
import { at } from "./vite";
import { buildWorker } from "./worker";
import type { Rendered } from "../src/app/server";

const real = isReal(process.env);
const origin = siteOrigin(process.env);

rmSync(at("dist"), { recursive: true, force: true });
const head = await headScript();
const pagesCss = await pageStyle();
const styles = new Set([pagesCss]);

function dress(page: Rendered, client: Client, locale: string): string {
  const { screen } = page;
  return documentOf(page, {
    locale,
    origin,
    real,
    headScript: head,
    css: screen === null ? pagesCss : client.css,
    app: screen === null ? null : { main: client.main, preloads: client.preloads(screen), ahead: client.ahead(screen) },
    late: screen === null ? { script: client.site, files: client.late } : null,
    noScript: page.noScript,
  });
}

cpSync(at("public"), at("dist"), { recursive: true });
writeDist("robots.txt", robots(origin));

const weights: Weights = { screens: {}, pages: {}, late: 0 };

for (const locale of locales) {
  const client = await buildClient(locale);
  styles.add(client.css);
  const site = await renderSite(locale);
  for (const page of site.pages) {
    const html = dress(page, client, locale);
    writeDist(`localized/${locale}/${fileOf(page.path)}`, html);
    if (locale === "en") writeDist(fileOf(page.path), html);
    weigh(weights, client, page, html);
  }
  writeDist(`localized/${locale}/manifest.webmanifest`, manifest(locale, site));
  writeDist(`localized/${locale}/standby.webmanifest`, manifest(locale, site, "standby"));
  if (locale !== "en") continue;
  writeDist("manifest.webmanifest", manifest(locale, site));
  writeDist("standby.webmanifest", manifest(locale, site, "standby"));
  writeDist("sitemap.xml", sitemap(origin, site));
  const screens = site.pages.flatMap(({ path, screen }) => (screen === null ? [] : [[path, screen] as const]));
  process.stdout.write(`${describeSizes(client, new Map(screens))}\n`);
}

await buildWorker();
writeDist(
  "csp-hashes.json",
  JSON.stringify(
    {
      script: [cspHash(head)],
      style: [...styles].map(cspHash),
      appCheck: (process.env["VITE_APP_CHECK_SITE_KEY"] ?? "") !== "",
    },
    null,
    2,
  ),
);
writeDist("weights.json", JSON.stringify(weights, null, 2));
