import { entitlement, type Entitlement } from "@thodu/domain/payments/entitlement";
import { isOver } from "@thodu/domain/payments/mandates";
import { order, subscription, type Order, type Subscription } from "@thodu/domain/payments/model";
import { differences } from "@thodu/domain/payments/reconcile";
import { DAY, SECOND } from "@thodu/domain/time";
import { Timestamp, type Firestore, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";

import { PlainError } from "../lib/plain-error";
import { gatewayAccess, gatewayBooks } from "../razorpay/books";
import { connected } from "../seed/target";
import { suiteEnv } from "../suite/env";
import { readOffset, shiftPorts } from "../suite/ports";

const USAGE = [
  "Usage: npm run reconcile -- [--project <id>] [--days <number>]",
  "Compares orders and plans of the last 60 days (or as many as said) with the gateway’s books, and names who is charged",
  "twice for one plan. A real project needs its credentials and RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET; a demo- project",
  "is looked for in the suite on this machine.",
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

interface Schema<T> {
  readonly safeParse: (
    data: unknown,
  ) =>
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
}

interface Records<T> {
  readonly found: Record<string, T>;
  /** The ids of records that can't be read, each with the reason; never with what is stored. */
  readonly unreadable: Record<string, string>;
}

/** Reads each record by its model. One that can't be read does not stop the others. */
export function readRecords<T>(
  docs: readonly { readonly id: string; readonly data: () => unknown }[],
  schema: Schema<T>,
): Records<T> {
  const [found, unreadable] = [new Map<string, T>(), new Map<string, string>()];
  for (const doc of docs) {
    const read = schema.safeParse(doc.data());
    if (read.success) found.set(doc.id, read.data);
    else unreadable.set(doc.id, read.error.issues.map(({ path, code }) => `${path.join(".")} ${code}`).join(", "));
  }
  return { found: Object.fromEntries(found), unreadable: Object.fromEntries(unreadable) };
}

async function everything<T>(query: Query, schema: Schema<T>): Promise<Records<T>> {
  const all: QueryDocumentSnapshot[] = [];
  let page = query.limit(PAGE);
  for (;;) {
    const { docs } = await page.get();
    all.push(...docs);
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return readRecords(all, schema);
    page = query.limit(PAGE).startAfter(last);
  }
}

const ourOrders = (db: Firestore, since: number): Promise<Records<Order>> =>
  everything(db.collection("orders").where("createdAt", ">=", Timestamp.fromMillis(since)).orderBy("createdAt"), order);

/** The subscriptions that may still charge, however old, including states that this version does not know. */
const ourSubscriptions = (db: Firestore): Promise<Records<Subscription>> =>
  everything(
    db.collection("subscriptions").where("status", "not-in", subscription.shape.status.options.filter(isOver)),
    subscription,
  );

/** The plans that still run, including those of deleted people. An ended plan has no terms to compare. */
async function ourPlans(db: Firestore, now: number): Promise<Records<Entitlement>> {
  const of = (collection: string) =>
    everything(
      db.collection(collection).where("validUntil", ">", Timestamp.fromMillis(now)).orderBy("validUntil"),
      entitlement,
    );
  const [running, former] = await Promise.all([of("premiumUsers"), of("formerPlans")]);
  return {
    found: { ...former.found, ...running.found },
    unreadable: { ...former.unreadable, ...running.unreadable },
  };
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
    const [orders, plans, subscriptions] = await Promise.all([
      ourOrders(db, since),
      ourPlans(db, now),
      ourSubscriptions(db),
    ]);
    // Terms of orders from before that time are not compared.
    const recent = Object.entries(plans.found).map(
      ([uid, plan]) => [uid, { ...plan, terms: plan.terms.filter(({ boughtAt }) => boughtAt >= since) }] as const,
    );
    const books = {
      orders: orders.found,
      plans: Object.fromEntries(recent),
      subscriptions: subscriptions.found,
      unreadable: { ...orders.unreadable, ...plans.unreadable, ...subscriptions.unreadable },
      gateway,
    };
    return differences(books, now).map(({ about, what }) => `${about}: ${what}`);
  });
}

/** Prints every difference; returns 0 if there is none. */
export async function reconcile(args: readonly string[]): Promise<number> {
  const { project, days } = readWish(args, process.env);
  const offset = readOffset(process.env);
  const env = project.startsWith("demo-") ? { ...suiteEnv(shiftPorts(offset), offset), ...process.env } : process.env;
  const lines = await compare(env, project, days, Date.now());
  process.stdout.write([...lines, `${lines.length} difference${lines.length === 1 ? "" : "s"}.`, ""].join("\n"));
  return lines.length === 0 ? 0 : 1;
}
