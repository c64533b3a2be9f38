import * as z from "zod";

import { forEmulators, withAppCheck, withHashes, type CspHashes } from "./csp";
import type { Ports } from "./ports";

const header = z.looseObject({ key: z.string(), value: z.string() });
const headerRule = z.looseObject({ headers: z.array(header) });

/** The parts of firebase.json that the launcher reads or changes; the rest passes through unchanged. */
export const firebaseConfig = z.looseObject({
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
  functions: z.array(z.looseObject({ source: z.string() })),
  hosting: z.looseObject({ public: z.string(), headers: z.array(headerRule).default([]) }),
  emulators: z.looseObject({}),
});
export type FirebaseConfig = z.infer<typeof firebaseConfig>;

const CSP = "Content-Security-Policy";
const host = "127.0.0.1";

const mapHeaders = (
  config: FirebaseConfig,
  change: (key: string, value: string) => string | undefined,
): FirebaseConfig => ({
  ...config,
  hosting: {
    ...config.hosting,
    headers: config.hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.flatMap((each) => {
        const value = change(each.key, each.value);
        return value === undefined ? [] : [{ ...each, value }];
      }),
    })),
  },
});

/**
 * firebase.json with what this build's pages need in its policy: the hashes of inline scripts and styles, and App
 * Check's addresses.
 */
export function mergeHashes(config: FirebaseConfig, hashes: CspHashes): FirebaseConfig {
  return mapHeaders(config, (key, value) =>
    key === CSP ? withHashes(withAppCheck(value, hashes.appCheck), hashes) : value,
  );
}

export interface SuitePlace {
  readonly ports: Ports;
  /** The folder, relative to the checkout, with what this suite serves: forwarders, web, rules and indexes. */
  readonly folder: string;
}

/** What a suite for measuring has in addition to the product. */
export interface Extra {
  /** Rules for its own collections, put before all others. */
  readonly rules: string;
  /** A folder of more functions, served beside the product's. */
  readonly functions: string;
}

const FIRST_RULE = /match \/databases\/\{database\}\/documents \{\n/;

/** The rules with others put before the first; the existing ones stay unchanged. */
export function withRules(rules: string, more: string): string {
  if (!FIRST_RULE.test(rules)) throw new Error("firestore.rules has no place for more rules.");
  return rules.replace(FIRST_RULE, (line) => `${line}${more}\n`);
}

/**
 * The configuration with which a local suite starts: its ports, its own copies, and headers suitable for plain http.
 */
export function deriveConfig(config: FirebaseConfig, hashes: CspHashes, { ports, folder }: SuitePlace): FirebaseConfig {
  const origins = [ports.auth, ports.functions, ports.firestore].map((port) => `http://${host}:${port}`);
  const local = mapHeaders(mergeHashes(config, hashes), (key, value) => {
    if (key === "Strict-Transport-Security") return undefined;
    return key === CSP ? forEmulators(value, origins, `http://${host}:${ports.razorpay}`) : value;
  });
  const at = (port: number): { host: string; port: number } => ({ host, port });
  return {
    ...local,
    firestore: { ...local.firestore, rules: `${folder}/firestore.rules`, indexes: `${folder}/firestore.indexes.json` },
    // The emulator loads forwarders; the functions themselves run in the suite's instances.
    functions: local.functions.map((each) => ({ ...each, source: `${folder}/forwarder` })),
    hosting: { ...local.hosting, public: `${folder}/web` },
    emulators: {
      ...local.emulators,
      hub: at(ports.hub),
      logging: at(ports.logging),
      auth: at(ports.auth),
      functions: at(ports.triggers),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      hosting: at(ports.hosting),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
    },
  };
}
