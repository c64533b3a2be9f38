import { readFileSync } from "node:fs";
import { build, minify } from "vite";
import { at, localeConfig } from "./vite";

/** The static pages' style, bundled and minified; the same in every language. */
export async function pageStyle(): Promise<string> {
  const result = await build({
    ...localeConfig("en"),
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: at("src/styles/pages.css") } },
  });
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : "output" in result
      ? result.output
      : [];
  const style = outputs.find((output) => output.type === "asset" && output.fileName.endsWith(".css"));
  if (style?.type !== "asset") throw new Error("The style of the static pages was not built.");
  return String(style.source).trim();
}

/** The script in every document's head, minified. */
export async function headScript(): Promise<string> {
  const source = readFileSync(at("src/site/head.js"), "utf8");
  const { code } = await minify("head.js", source);
  return code.trim();
}
