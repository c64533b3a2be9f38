import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium, type Page } from "playwright-core";

import { root } from "../lib/paths";
import { ensureChromium } from "../suite/chromium";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, "tools/src/bench/page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}

/** Opens the bench page in two browser contexts, for two separate people, while `work` runs. */
export async function withTwoBrowsers<T>(work: (sender: Page, reader: Page) => Promise<T>): Promise<T> {
  const script = await bundle();
  const server = createServer(({ url }, response) => {
    if (url === "/page.js") response.writeHead(200, { "content-type": "text/javascript" }).end(script);
    else
      response
        .writeHead(200, { "content-type": "text/html" })
        .end('<!doctype html><title>bench</title><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The page has no port.");
  const browser = await chromium.launch({ executablePath: await ensureChromium(process.env), args: ARGS });
  try {
    const [sender, reader] = await Promise.all([browser.newContext(), browser.newContext()]);
    const pages = await Promise.all([sender.newPage(), reader.newPage()]);
    for (const page of pages) await page.goto(`http://127.0.0.1:${address.port}/`);
    return await work(...pages);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
