import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { at } from "./vite";

/** Writes a file of the site; `path` is relative to web/dist. */
export function writeDist(path: string, content: string): void {
  const file = at(`dist/${path}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The file from which a path is served: `/` is index.html, `/login` is login.html. */
export const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

export const cspHash = (content: string): string => `sha256-${createHash("sha256").update(content).digest("base64")}`;
