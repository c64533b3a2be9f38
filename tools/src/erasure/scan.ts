import { applicationDefault } from "firebase-admin/app";
import type { Auth } from "firebase-admin/auth";
import * as z from "zod/mini";

const PAGE = 1_000;

const answers = z.array(
  z.object({ document: z.optional(z.object({ name: z.string(), fields: z.optional(z.looseObject({})) })) }),
);

interface Found {
  /** Relative to the database: `users/{uid}`. */
  readonly path: string;
  /** Its path, and all names of fields and texts in it, which may contain somebody's id. */
  readonly words: readonly string[];
  /** As the REST API writes them, with the type of each value. */
  readonly fields: object;
}

/** The words in a value of the REST API. Its types are among them, and match nobody. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const each of value) yield* wordsIn(each);
  else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      yield name;
      yield* wordsIn(each);
    }
  }
}

/**
 * Every document of the project's database, in any collection: the Admin SDK has no query without a collection, and
 * asking each document for what is below it took minutes instead of seconds. Uses the emulator if the environment names
 * one.
 */
export async function* everyDocument(project: string): AsyncGenerator<Found> {
  const emulator = process.env["FIRESTORE_EMULATOR_HOST"];
  const token = emulator === undefined ? (await applicationDefault().getAccessToken()).access_token : "owner";
  const host = emulator === undefined ? "https://firestore.googleapis.com" : `http://${emulator}`;
  const root = `projects/${project}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (let last: string | undefined, more = true; more;) {
    const query = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: "__name__" } }],
      limit: PAGE,
      ...(last === undefined ? {} : { startAt: { values: [{ referenceValue: last }], before: false } }),
    };
    const answer = await fetch(`${host}/v1/${root}:runQuery`, {
      method: "POST",
      headers,
      body: JSON.stringify({ structuredQuery: query }),
    });
    if (!answer.ok) throw new Error(`Firestore answered ${answer.status}.`);
    const documents = answers.parse(await answer.json()).flatMap(({ document }) => document ?? []);
    for (const { name, fields = {} } of documents) {
      const path = name.slice(root.length + 1);
      yield { path, words: [path, ...wordsIn(fields)], fields };
    }
    last = documents.at(-1)?.name;
    more = documents.length === PAGE;
  }
}

/**
 * The paths of all documents that contain one of `names` (a uid, an e-mail address) anywhere, ignoring case, and of
 * accounts that do.
 */
export async function tracesOf(auth: Auth, project: string, names: readonly string[]): Promise<readonly string[]> {
  const wanted = names.map((name) => name.toLowerCase());
  const holds = (word: string): boolean => wanted.some((name) => word.toLowerCase().includes(name));
  const found: string[] = [];
  for await (const { path, words } of everyDocument(project)) if (words.some(holds)) found.push(path);
  const identifiers = names.map((name) => (name.includes("@") ? { email: name } : { uid: name }));
  const { users } = await auth.getUsers(identifiers);
  return [...found, ...users.map(({ uid }) => `account ${uid}`)];
}
