import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "../lib/paths";
import { deriveConfig, firebaseConfig, mergeHashes, withRules } from "./config";
import { forEmulators, withAppCheck, withHashes } from "./csp";
import { basePorts, shiftPorts } from "./ports";

const deployed = firebaseConfig.parse(JSON.parse(readFileSync(join(root, "firebase.json"), "utf8")));
const noHashes = { script: [], style: [], appCheck: false };
const hash = (letter: string): string => `sha256-${letter.repeat(43)}=`;

const policyOf = (config: typeof deployed): string =>
  config.hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === "Content-Security-Policy")
    ?.value ?? "";

describe("the deployed headers", () => {
  it("allow only what is listed", () => {
    expect(policyOf(deployed)).toMatch(/default-src 'self'/);
    expect(policyOf(deployed)).not.toMatch(/unsafe|\*;|http:|127\.0\.0\.1/);
    expect(policyOf(deployed)).toMatch(/object-src 'none'; base-uri 'none'/);
    expect(policyOf(deployed)).toMatch(/frame-ancestors 'none'/);
    expect(policyOf(deployed)).toMatch(/upgrade-insecure-requests$/);
  });

  it("are sent with every page and file, each with a value that serves its purpose", () => {
    const [everywhere] = deployed.hosting.headers;
    expect(everywhere).toMatchObject({ source: "**" });
    const named = Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(Object.keys(named).toSorted()).toEqual([
      "Content-Security-Policy",
      "Permissions-Policy",
      "Referrer-Policy",
      "Strict-Transport-Security",
      "X-Content-Type-Options",
      "X-Frame-Options",
    ]);
    const [, seconds] =
      /^max-age=(\d+); includeSubDomains; preload$/.exec(named["Strict-Transport-Security"] ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect(named).toMatchObject({
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    });
    // Calls need the microphone, on our own pages; nothing needs anything else.
    const permitted = (named["Permissions-Policy"] ?? "").split(", ").filter((each) => !each.endsWith("=()"));
    expect(permitted).toEqual(["microphone=(self)"]);
    const others = deployed.hosting.headers.slice(1).flatMap(({ headers }) => headers.map(({ key }) => key));
    expect(others.filter((key) => key in named)).toEqual([]);
  });

  it("follow the ports that the launcher moves", () => {
    const unmoved = deriveConfig(deployed, noHashes, { ports: shiftPorts(0), folder: "x" });
    const functions = { host: "127.0.0.1", port: basePorts.triggers };
    expect(unmoved.emulators).toEqual({ ...deployed.emulators, functions });
    expect(deployed.emulators).toMatchObject({ hosting: { port: basePorts.hosting } });
  });
});

describe("a local configuration", () => {
  const local = deriveConfig(
    deployed,
    { script: [hash("a")], style: [], appCheck: false },
    { ports: shiftPorts(1000), folder: ".cache/suite/1000" },
  );

  it("uses the moved ports on the loopback address", () => {
    expect(local.emulators).toMatchObject({
      auth: { host: "127.0.0.1", port: 10_099 },
      firestore: { host: "127.0.0.1", port: 9080, websocketPort: 10_150 },
      hosting: { host: "127.0.0.1", port: 6005 },
    });
  });

  it("serves the copies", () => {
    expect(local.firestore.rules).toBe(".cache/suite/1000/firestore.rules");
    expect(local.functions.map(({ source }) => source)).toEqual([".cache/suite/1000/forwarder"]);
    expect(local.hosting.public).toBe(".cache/suite/1000/web");
  });

  it("lets pages reach the emulators over http, and no other new address", () => {
    const policy = policyOf(local);
    expect(policy).toContain(
      "https://*.run.app https://lumberjack.razorpay.com http://127.0.0.1:10099 http://127.0.0.1:6001 http://127.0.0.1:9080;",
    );
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(policy).toContain(`script-src 'self' https://checkout.razorpay.com '${hash("a")}' http://127.0.0.1:6010;`);
    expect(policy).toContain("frame-src https://api.razorpay.com https://checkout.razorpay.com http://127.0.0.1:6010;");
    expect(local.hosting.headers.flatMap(({ headers }) => headers).map(({ key }) => key)).not.toContain(
      "Strict-Transport-Security",
    );
  });

  it("does not change the deployed one", () => {
    expect(deployed.hosting.public).toBe("web/dist");
    expect(policyOf(deployed)).toContain("upgrade-insecure-requests");
  });
});

describe("hashes of inline scripts", () => {
  it("replace the former ones, in a fixed order, each once", () => {
    const first = withHashes("script-src 'self'; style-src 'self'", {
      script: [hash("b"), hash("a"), hash("b")],
      style: [hash("s")],
    });
    expect(first).toBe(`script-src 'self' '${hash("a")}' '${hash("b")}'; style-src 'self' '${hash("s")}'`);
    expect(withHashes(first, { script: [hash("c")], style: [] })).toBe(
      `script-src 'self' '${hash("c")}'; style-src 'self'`,
    );
  });

  it("change nothing else in the configuration", () => {
    expect(mergeHashes(mergeHashes(deployed, { script: [hash("a")], style: [], appCheck: true }), noHashes)).toEqual(
      mergeHashes(deployed, noHashes),
    );
  });
});

describe("the addresses of App Check", () => {
  const policy = "default-src 'self'; script-src 'self'; connect-src 'self'; frame-src https://a.example";

  it("are in the policy of pages with a site key, once, and in no other", () => {
    const on = withAppCheck(policy, true);
    expect(on).toBe(
      "default-src 'self'; script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; connect-src 'self' https://www.google.com/recaptcha/; frame-src https://a.example https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    );
    expect(withAppCheck(on, true)).toBe(on);
    expect(withAppCheck(on, false)).toBe(policy);
    expect(policyOf(deployed)).not.toContain("google.com/recaptcha");
  });
});

it("are widened only where pages call the emulators and open the checkout", () => {
  expect(
    forEmulators(
      "default-src 'self'; connect-src 'self'; script-src 'self'",
      ["http://127.0.0.1:1"],
      "http://127.0.0.1:2",
    ),
  ).toBe("default-src 'self'; connect-src 'self' http://127.0.0.1:1; script-src 'self' http://127.0.0.1:2");
});

describe("a suite for measuring", () => {
  it("has its own rules before the deployed ones, which stay unchanged", () => {
    const rules = readFileSync(join(root, "firestore.rules"), "utf8");
    const more = "    match /open/{id} { allow read, write: if true; }";
    expect(withRules(rules, more)).toContain(`documents {\n${more}\n`);
    expect(withRules(rules, more).replace(`${more}\n`, "")).toBe(rules);
    expect(rules).not.toContain("/open/");
    expect(() => withRules("no rules", more)).toThrow("no place");
  });
});
