import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { root } from "../../lib/paths";
import { PlainError } from "../../lib/plain-error";

const dist = join(root, "web/dist");
const KINDS: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** A page with text only, to measure what the machine and the network cost by themselves. */
export const PLAIN = "/plain-page";
const plain =
  '<!doctype html><html lang="en"><title>Plain</title><meta name="viewport" content="width=device-width"><h1>A plain page</h1><p>Words, and nothing else.</p>';

async function certificate(): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const folder = join(root, ".cache/bench");
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  if (!existsSync(cert)) {
    mkdirSync(folder, { recursive: true });
    const make = [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "3650",
      "-subj",
      "/CN=127.0.0.1",
      "-keyout",
      key,
      "-out",
      cert,
    ];
    await promisify(execFile)("openssl", make).catch(() => {
      throw new PlainError("The bench of the site speaks TLS and needs openssl (on Debian: apt-get install openssl).");
    });
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function fileOf(path: string): string | null {
  const candidates = path === "/" ? ["index.html"] : [path.slice(1), `${path.slice(1)}.html`];
  return candidates.map((each) => join(dist, each)).find((each) => extname(each) !== "" && existsSync(each)) ?? null;
}

/** What these files of the site weigh, gzipped, in the kilobytes of the budgets. */
export const kilobytesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0) / 1_024;

/** Serves the built site over HTTP/2 and TLS, compressed as a CDN would, each file once. */
export async function serveSite(): Promise<{ readonly port: number; readonly server: Http2SecureServer }> {
  const packed = new Map<string, Buffer>();
  const pack = (name: string, read: () => Buffer | string): Buffer => {
    const known = packed.get(name) ?? brotliCompressSync(read());
    packed.set(name, known);
    return known;
  };
  const server = createSecureServer(await certificate(), ({ url }, response) => {
    const path = new URL(url, "https://site").pathname;
    const file = path === PLAIN ? PLAIN : fileOf(path);
    if (file === null) return response.writeHead(404).end();
    const body = pack(file, () => (file === PLAIN ? plain : readFileSync(file)));
    response.writeHead(200, {
      "content-type": KINDS[extname(file)] ?? KINDS[".html"],
      "content-encoding": "br",
      "cache-control": "no-store",
    });
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The site has no port.");
  return { port: address.port, server };
}
