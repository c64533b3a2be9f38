import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../lib/paths";
import { firebaseConfig, mergeHashes, type FirebaseConfig } from "../suite/config";
import { cspHashes, type CspHashes } from "../suite/csp";

const configFile = join(root, "firebase.json");

export function readConfig(): FirebaseConfig {
  return firebaseConfig.parse(JSON.parse(readFileSync(configFile, "utf8")));
}

/** The hashes that the web build wrote of its inline scripts and styles; none if there are no such hashes. */
export function readHashes(): CspHashes {
  const file = join(root, "web/dist/csp-hashes.json");
  return cspHashes.parse(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
}

const policies = (config: FirebaseConfig): string[] =>
  config.hosting.headers.flatMap((rule) =>
    rule.headers.filter(({ key }) => key === "Content-Security-Policy").map(({ value }) => value),
  );

/** Whether firebase.json's policy lists exactly the inline scripts and styles of the built pages. */
export function headersMatchBuild(): boolean {
  const config = readConfig();
  return JSON.stringify(policies(config)) === JSON.stringify(policies(mergeHashes(config, readHashes())));
}

/** Writes the hashes of the built pages into firebase.json. Changes nothing else, not even its layout. */
export function writeHeaders(): void {
  const config = readConfig();
  const before = policies(config);
  const after = policies(mergeHashes(config, readHashes()));
  let text = readFileSync(configFile, "utf8");
  before.forEach((policy, index) => {
    text = text.replace(JSON.stringify(policy), () => JSON.stringify(after[index]));
  });
  writeFileSync(configFile, text);
}
