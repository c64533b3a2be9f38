import { entitlement, type Entitlement } from "@thodu/domain/payments/entitlement";
import { order, type Order } from "@thodu/domain/payments/model";
import { differences } from "@thodu/domain/payments/reconcile";
import { DAY, SECOND } from "@thodu/domain/time";
import { Timestamp, type Firestore, type Query } from "firebase-admin/firestore";

import { PlainError } from "../lib/plain-error";
import { gatewayAccess, gatewayBooks } from "../razorpay/books";
import { connected } from "../seed/target";
import { suiteEnv } from "../suite/env";
import { readOffset, shiftPorts } from "../suite/ports";

const USAGE = [
  "Usage: npm run reconcile -- [--project <id>] [--days <number>]",
  "Compares orders and plans of the last 60 days (or as many as said) with the gateway’s books. A real project needs its",
  "credentials and RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET; a demo- project is looked for in the suite on this machine.",
].join("\n");

const DAYS = 60;
const PAGE = 500;

export function readWish(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { readonly project: string; readonly days: number } {
  let project = env["GCLOUD_PROJECT"] ?? "";
  let days = DAYS;
  for (let at = 0; at < args.length; at += 2) {
    const value = args[at + 1] ?? "";
    if (args[at] === "--project") project = value;
    else if (args[at] === "--days") days = Number(value);
    else throw new PlainError(USAGE);
  }
  if (project === "" || !Number.isInteger(days) || days < 1) throw new PlainError(USAGE);
  return { project, days };
}

async function everything<T>(query: Query, read: (data: unknown) => T): Promise<Record<string, T>> {
  const found = new Map<string, T>();
  let page = query.limit(PAGE);
  for (;;) {
    const { docs } = await page.get();
    for (const doc of docs) found.set(doc.id, read(doc.data()));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return Object.fromEntries(found);
    page = query.limit(PAGE).startAfter(last);
  }
}

const ourOrders = (db: Firestore, since: number): Promise<Record<string, Order>> =>
  everything(
    db.collection("orders").where("createdAt", ">=", Timestamp.fromMillis(since)).orderBy("createdAt"),
    (data) => order.parse(data),
  );

/** Plans that still run, those of deleted people as well; one that ended has no terms to compare. */
async function ourPlans(db: Firestore, now: number): Promise<Record<string, Entitlement>> {
  const of = (collection: string) =>
    everything(
      db.collection(collection).where("validUntil", ">", Timestamp.fromMillis(now)).orderBy("validUntil"),
      (data) => entitlement.parse(data),
    );
  const [running, former] = await Promise.all([of("premiumUsers"), of("formerPlans")]);
  return { ...former, ...running };
}

/** Every difference between our books and the gateway's, as lines to print. */
export async function compare(
  env: NodeJS.ProcessEnv,
  project: string,
  days: number,
  now: number,
): Promise<readonly string[]> {
  const since = now - days * DAY;
  const gateway = await gatewayBooks(gatewayAccess(env), Math.floor(since / SECOND), Math.ceil(now / SECOND) + 1);
  return connected(env, project, async ({ db }) => {
    const [orders, plans] = await Promise.all([ourOrders(db, since), ourPlans(db, now)]);
    // A term of an order from before that time is not looked at.
    const recent = Object.entries(plans).map(
      ([uid, plan]) => [uid, { ...plan, terms: plan.terms.filter(({ boughtAt }) => boughtAt >= since) }] as const,
    );
    return differences({ orders, plans: Object.fromEntries(recent), gateway }, now).map(
      ({ about, what }) => `${about}: ${what}`,
    );
  });
}

/** Prints every difference; 0 when there is none. */
export async function reconcile(args: readonly string[]): Promise<number> {
  const { project, days } = readWish(args, process.env);
  const offset = readOffset(process.env);
  const env = project.startsWith("demo-") ? { ...suiteEnv(shiftPorts(offset), offset), ...process.env } : process.env;
  const lines = await compare(env, project, days, Date.now());
  process.stdout.write([...lines, `${lines.length} difference${lines.length === 1 ? "" : "s"}.`, ""].join("\n"));
  return lines.length === 0 ? 0 : 1;
}
