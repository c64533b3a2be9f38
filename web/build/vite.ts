import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";

export const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Vite wraps every import() in a helper that loads style sheets and preloads. Our documents contain all style and name
 * their preloads already, so this removes the helper (0.8 KB gzip of every page).
 */
const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

/**
 * The Vite configuration for one language: the messages of that language replace `@messages/*` (docs/decisions/0002).
 */
export function localeConfig(locale: string): InlineConfig {
  return {
    configFile: false,
    root: at("."),
    plugins: [plainImports, react()],
    resolve: {
      alias: {
        "@messages": at(`src/messages/${locale}`),
        // 44 KB gzip of regular expressions for pipelines, which we don't use; build/sizes.ts checks that it stays out.
        re2js: at("src/lib/re2js-stub.ts"),
      },
    },
    // A literal, so that without a site key nothing of App Check is included in the build.
    define: { "import.meta.env.VITE_APP_CHECK_SITE_KEY": JSON.stringify(process.env["VITE_APP_CHECK_SITE_KEY"] ?? "") },
    css: { transformer: "lightningcss" },
  };
}
