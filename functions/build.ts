/**
 * Bundles the functions into `functions/dist`, the folder that is deployed: our own code and `domain` in one file,
 * vendor packages as dependencies of a generated package.json, so that the cloud installs nothing it can't find.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import * as z from 'zod/mini';

const here = import.meta.dirname;
const manifest = z
  .object({ engines: z.object({ node: z.string() }), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(`${here}/package.json`, 'utf8')));

await rm(`${here}/dist`, { recursive: true, force: true });
await build({
  entryPoints: [`${here}/src/index.ts`],
  outfile: `${here}/dist/index.js`,
  bundle: true,
  platform: 'node',
  target: `node${manifest.engines.node}`,
  format: 'esm',
  external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  logLevel: 'warning',
});
const deployed = {
  name: 'thodu-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: manifest.engines,
  dependencies: manifest.dependencies,
};
await writeFile(`${here}/dist/package.json`, `${JSON.stringify(deployed, null, 2)}\n`);

// The settings of a deployment, and whether the pages of this build can prove where they come from (docs/deploy.md).
const settings = existsSync(`${here}/.env`) ? await readFile(`${here}/.env`, 'utf8') : '';
const appCheck = (process.env['VITE_APP_CHECK_SITE_KEY'] ?? '') === '' ? '' : 'THODU_APP_CHECK=on\n';
if (settings + appCheck !== '') await writeFile(`${here}/dist/.env`, `${settings.trimEnd()}\n${appCheck}`.trimStart());
