import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Page } from "playwright-core";
import { suite } from "./suite";

/** The page, cut before each block element, where a browser may draw what it has. */
const piecesOf = (html: string): readonly string[] =>
  html.replaceAll(/<noscript>.*?<\/noscript>/gs, "").split(/(?=<(?:main|header|footer|section|nav|div|p|ul|form)\b)/);

const mark = (nth: number): string => `<meta name="piece" content="${nth}">`;

/** Resolves once a piece was parsed and drawn. */
async function drawn(page: Page, origin: string, nth: number): Promise<void> {
  await page.waitForFunction(
    ([from, selector]) => location.origin === from && document.querySelector(String(selector)) !== null,
    [origin, `meta[name="piece"][content="${nth}"]`],
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Opens a page without its scripts as on a slow line: each piece of it is drawn before the next one comes. */
export async function openInPieces(page: Page, path: string): Promise<void> {
  const server = createServer((request, response) => {
    void (async () => {
      const asked = request.url ?? "";
      const got = await fetch(new URL(asked, suite().webOrigin));
      response.setHeader("content-type", got.headers.get("content-type") ?? "");
      if (asked.endsWith(".js")) return response.end();
      if (asked !== path) return response.end(Buffer.from(await got.arrayBuffer()));
      const [head = "", ...rest] = piecesOf(await got.text());
      response.write(head);
      for (const [nth, piece] of rest.entries()) {
        response.write(mark(nth) + piece);
        await drawn(page, origin, nth);
      }
      return response.end();
    })();
  });
  const origin = await listening(server);
  try {
    await page.goto(new URL(path, origin).href, { waitUntil: "networkidle" });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server listens nowhere.");
  return `http://127.0.0.1:${address.port}`;
}
