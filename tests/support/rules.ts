import { readFileSync } from "node:fs";
import { initializeTestEnvironment, type RulesTestContext, type TokenOptions } from "@firebase/rules-unit-testing";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, type Firestore as ServerFirestore, type Timestamp } from "firebase-admin/firestore";
import { setLogLevel } from "firebase/firestore";
import { hostAndPort } from "./suite";

/** A project of its own, so that no other test affects the rules and their coverage. */
const PROJECT = "demo-rules";

const volunteer: TokenOptions = { volunteer: true };

/** All kinds of clients that the rules tell apart. The uid is the name of the kind, except for `signedOut`. */
const roles = {
  signedOut: null,
  guest: { firebase: { sign_in_provider: "anonymous" } },
  customer: {},
  otherCustomer: {},
  /** Has applied: a record that is not approved, no claim. */
  pending: {},
  /** Was just approved: the token in use is older than the claim. */
  unclaimed: {},
  /** A claim without a record. */
  unrecorded: volunteer,
  /** A claim, and a record that is not approved. */
  unapproved: volunteer,
  /** A claim that is not the boolean `true`. */
  misclaimed: { volunteer: "true", admin: "true" },
  /** Approved, and holds the conversation of `customer`. */
  holder: volunteer,
  /** Approved, without a claim on that conversation. */
  colleague: volunteer,
  /** Approval just withdrawn: the token still has the claim, and one conversation still has their uid. */
  revoked: volunteer,
  admin: { admin: true },
  /** No longer an admin, but the token still has the claim. */
  formerAdmin: { admin: true },
  /** An admin for one part only. */
  safety: { safety: true },
  money: { money: true },
  /** An admin for payments only by now; the token still has all of it. */
  reducedAdmin: { admin: true },
} as const satisfies Record<string, TokenOptions | null>;

export type Role = keyof typeof roles;
export type Client = ReturnType<RulesTestContext["firestore"]>;

const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
export const everybody: readonly Role[] = Object.keys(roles).filter(isRole);

export interface RulesEnvironment {
  /** The client of a role; always the same one. */
  as(role: Role): Client;
  /** Another client of the role, as after a reload, without open queries. */
  anew(role: Role): Client;
  /** Writes without the rules, as the functions do. */
  readonly server: ServerFirestore;
  /** What {@link server} last wrote to the document; null if there is none. */
  version(path: string): Promise<string | null>;
  /** The emulator's report since the rules were loaded. */
  coverage(): Promise<unknown>;
  close(): Promise<void>;
}

/** Loads the deployed rules into an empty database. */
export async function rulesEnvironment(): Promise<RulesEnvironment> {
  const address = process.env["FIRESTORE_EMULATOR_HOST"];
  if (address === undefined) {
    throw new Error("This test needs Firestore. Run it as: npm run with-emulators -- npx vitest run --project rules");
  }
  // Most of these tests expect a denial, and the SDK would log each.
  setLogLevel("silent");
  const rules = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...hostAndPort(address), rules },
  });
  await environment.clearFirestore();
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  const server = getFirestore(app);
  const clients = new Map<Role, Client>();

  const anew = (role: Role): Client => {
    const token = roles[role];
    return (
      token === null ? environment.unauthenticatedContext() : environment.authenticatedContext(role, token)
    ).firestore();
  };
  const as = (role: Role): Client => {
    const client = clients.get(role) ?? anew(role);
    clients.set(role, client);
    return client;
  };
  return {
    as,
    anew,
    server,
    version: async (path) => stamp((await server.doc(path).get()).updateTime),
    coverage: async () => {
      const report: unknown = await (
        await fetch(`http://${address}/emulator/v1/projects/${PROJECT}:ruleCoverage`)
      ).json();
      return report;
    },
    close: async () => {
      await environment.cleanup();
      await deleteApp(app);
    },
  };
}

const stamp = (at: Timestamp | undefined): string | null => (at ? `${at.seconds}.${at.nanoseconds}` : null);
