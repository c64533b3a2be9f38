import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { descriptions } from "@messages/descriptions";
import { manifestDescription, manifestName, standbyName, standbyShort } from "@messages/manifest";
import { App } from "./App";
import { NoScript } from "./NoScript";
import { pageAt, pages } from "./pages";
import { prepare, screenAt, screenName } from "./ready";
import { screens } from "./screens";
import { titled, titleOf } from "./title";

export interface Rendered {
  readonly path: string;
  readonly title: string;
  /** For search engines and shared links; null for screens that nobody searches for. */
  readonly description: string | null;
  readonly html: string;
  /** The component of a screen, which is in a file of the same name; null for static pages, which have no app. */
  readonly screen: string | null;
  /** What a screen says if scripts are switched off. */
  readonly noScript: string;
}

/** The name of the installed app, in the language of this build. */
export const installed = { name: manifestName, description: manifestDescription, standbyName, standbyShort };

const render = (path: string): string =>
  renderToString(
    <StaticRouter location={path}>
      <App screenAt={(pathname) => pageAt(pathname) ?? screenAt(pathname)} />
    </StaticRouter>,
  );

/** Renders every page, and the first view of every screen, in the language of this build. */
export async function renderAll(): Promise<Rendered[]> {
  const noScript = renderToString(<NoScript />);
  const rendered: Rendered[] = [...pages.values()].map(({ path, title, description }) => ({
    path,
    title: titled(title),
    description: path === "/404" ? null : description,
    html: render(path),
    screen: null,
    noScript,
  }));
  for (const path of Object.keys(screens)) {
    await prepare(path);
    rendered.push({
      path,
      title: titleOf(path),
      description: descriptions[path] ?? null,
      html: render(path),
      screen: screenName(path),
      noScript,
    });
  }
  return rendered;
}
