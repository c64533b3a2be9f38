/** Reads of Firestore by its REST API, in the words of its SDK: `db()` and the classes here are our own. */

import * as z from "zod/mini";
import { namesIn } from "./changes";
import { callService, askBelow, askForPage, nameOf, pathOf } from "./service";
import { ALL, documentId, structured, wholeOrder, type Operator, type Order, type Terms } from "./terms";
import { decodeFields, Timestamp } from "./values";

/**
 * Reads Firestore by its REST API. Has those methods of its SDK that the adapters use, under the same names. To load
 * the SDK takes longer than everything else that an instance loads (docs/decisions/0104). Writes go through
 * `store/commit`.
 */
export const db = () => database;

const stored = z.object({
  name: z.string(),
  fields: z.optional(z.unknown()),
  createTime: z.string(),
  updateTime: z.string(),
});
type Stored = z.infer<typeof stored>;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** The result of a read: a document, or that there is none. */
export class DocumentSnapshot {
  readonly #fields: Fields | undefined;
  readonly readTime: Timestamp;
  readonly createTime: Timestamp | undefined;
  readonly updateTime: Timestamp | undefined;

  constructor(
    readonly ref: DocumentReference,
    found: Stored | null,
    readTime: string,
  ) {
    this.readTime = new Timestamp(readTime);
    this.#fields = found ? decodeFields(found.fields) : undefined;
    this.createTime = found ? new Timestamp(found.createTime) : undefined;
    this.updateTime = found ? new Timestamp(found.updateTime) : undefined;
  }

  get id(): string {
    return this.ref.id;
  }

  get exists(): boolean {
    return this.#fields !== undefined;
  }

  data(): Fields | undefined {
    return this.#fields;
  }

  /** The field at a path; undefined if it is missing. */
  get(path: string): unknown {
    return namesIn(path).reduce<unknown>((within, name) => (isFields(within) ? within[name] : undefined), this.#fields);
  }
}

/** A document found by a query. */
export class QueryDocumentSnapshot extends DocumentSnapshot {
  readonly #data: Fields;
  override readonly createTime: Timestamp;
  override readonly updateTime: Timestamp;

  constructor(found: Stored, readTime: string) {
    super(new DocumentReference(pathOf(found.name)), found, readTime);
    this.#data = super.data() ?? {};
    this.createTime = new Timestamp(found.createTime);
    this.updateTime = new Timestamp(found.updateTime);
  }

  override data(): Fields {
    return this.#data;
  }
}

export class QuerySnapshot {
  constructor(readonly docs: QueryDocumentSnapshot[]) {}

  get size(): number {
    return this.docs.length;
  }

  get empty(): boolean {
    return this.docs.length === 0;
  }
}

const answers = z.array(z.object({ document: z.optional(stored), readTime: z._default(z.string(), "") }));
const counts = z.tuple([
  z.object({ result: z.object({ aggregateFields: z.object({ count: z.object({ integerValue: z.string() }) }) }) }),
]);

/** A query of a collection or of a collection group. Each method returns a new query. */
export class Query {
  readonly #terms: Terms;

  constructor(
    /** The path of the document that contains the collection; empty at the root. */
    readonly under: string,
    readonly collectionId: string,
    readonly group: boolean,
    terms: Terms = ALL,
  ) {
    this.#terms = terms;
  }

  #with(more: Partial<Terms>): Query {
    return new Query(this.under, this.collectionId, this.group, { ...this.#terms, ...more });
  }

  where(path: string, operator: Operator, value: unknown): Query {
    return this.#with({ filters: [...this.#terms.filters, { path, operator, value }] });
  }

  orderBy(path: string, direction: Order["direction"] = "asc"): Query {
    return this.#with({ orders: [...this.#terms.orders, { path, direction }] });
  }

  limit(limit: number): Query {
    return this.#with({ limit });
  }

  offset(offset: number): Query {
    return this.#with({ offset });
  }

  /** Starts after a document, or after values of the fields in the order. */
  startAfter(...place: readonly unknown[]): Query {
    const [document] = place;
    if (!(document instanceof DocumentSnapshot)) return this.#with({ startAt: { values: place, before: false } });
    const orders = wholeOrder(this.#terms);
    const values = orders.map(({ path }) => (path === documentId() ? document.ref : document.get(path)));
    return this.#with({ orders, startAt: { values, before: false } });
  }

  startAt(...values: readonly unknown[]): Query {
    return this.#with({ startAt: { values, before: true } });
  }

  endBefore(...values: readonly unknown[]): Query {
    return this.#with({ endAt: { values, before: true } });
  }

  /** The document meant by a value of `__name__`: its reference, its id in a collection, its path in a group. */
  #named(value: unknown): DocumentReference {
    if (value instanceof DocumentReference) return value;
    if (typeof value !== "string") throw new TypeError("A document is named by its reference, its id or its path.");
    return new DocumentReference(this.group ? value : `${this.#path}/${value}`);
  }

  get #path(): string {
    return this.under === "" ? this.collectionId : `${this.under}/${this.collectionId}`;
  }

  #structured(): object {
    return structured(this, this.#terms, (value) => {
      const named = this.#named(value);
      if (!this.group && named.parent.path !== this.#path) throw new TypeError("No document of this collection.");
      return nameOf(named.path);
    });
  }

  async get(): Promise<QuerySnapshot> {
    const found = answers.parse(await askBelow(this.under, "runQuery", { structuredQuery: this.#structured() }));
    return new QuerySnapshot(
      found.flatMap(({ document, readTime }) => (document ? new QueryDocumentSnapshot(document, readTime) : [])),
    );
  }

  /** The number of documents, up to the limit. */
  async count(): Promise<number> {
    const aggregations = [{ alias: "count", count: {} }];
    const structuredAggregationQuery = { structuredQuery: this.#structured(), aggregations };
    const answer = counts.parse(await askBelow(this.under, "runAggregationQuery", { structuredAggregationQuery }));
    return Number(answer[0].result.aggregateFields.count.integerValue);
  }
}

/** Splits a path into its parent's path and its last segment; throws if it is not of this kind. */
function partsOf(path: string, kind: "document" | "collection"): readonly [above: string, id: string] {
  const segments = path.split("/");
  if (segments.includes("") || (segments.length % 2 === 0) !== (kind === "document"))
    throw new TypeError(`Not the path of a ${kind}.`);
  return [segments.slice(0, -1).join("/"), segments.at(-1) ?? ""];
}

const page = z.object({
  documents: z.optional(z.array(z.object({ name: z.string() }))),
  nextPageToken: z._default(z.string(), ""),
});

export class CollectionReference extends Query {
  readonly id: string;

  constructor(readonly path: string) {
    const [under, id] = partsOf(path, "collection");
    super(under, id, false);
    this.id = id;
  }

  /** The document that contains the collection; null at the root. */
  get parent(): DocumentReference | null {
    return this.under === "" ? null : new DocumentReference(this.under);
  }

  doc(id: string): DocumentReference {
    return new DocumentReference(`${this.path}/${id}`);
  }

  /** References of all documents, also of those that do not exist but have subcollections. */
  async listDocuments(): Promise<readonly DocumentReference[]> {
    const found: DocumentReference[] = [];
    for (let token: string | null = ""; token !== null;) {
      const { documents = [], nextPageToken } = page.parse(await askForPage(this.path, token));
      found.push(...documents.map(({ name }) => new DocumentReference(pathOf(name))));
      token = nextPageToken === "" ? null : nextPageToken;
    }
    return found;
  }
}

const collections = z.object({
  collectionIds: z.optional(z.array(z.string())),
  nextPageToken: z._default(z.string(), ""),
});

export class DocumentReference {
  readonly id: string;
  readonly #above: string;

  constructor(readonly path: string) {
    [this.#above, this.id] = partsOf(path, "document");
  }

  get parent(): CollectionReference {
    return new CollectionReference(this.#above);
  }

  collection(name: string): CollectionReference {
    return new CollectionReference(`${this.path}/${name}`);
  }

  async get(): Promise<DocumentSnapshot> {
    const [found] = await database.getAll(this);
    if (!found) throw new Error("The store did not say whether there is a document.");
    return found;
  }

  async listCollections(): Promise<readonly CollectionReference[]> {
    const found: CollectionReference[] = [];
    for (let pageToken: string | null = ""; pageToken !== null;) {
      const asked = await askBelow(this.path, "listCollectionIds", { pageSize: 300, ...(pageToken && { pageToken }) });
      const { collectionIds = [], nextPageToken } = collections.parse(asked);
      found.push(...collectionIds.map((name) => this.collection(name)));
      pageToken = nextPageToken === "" ? null : nextPageToken;
    }
    return found;
  }
}

const looked = z.array(z.object({ found: z.optional(stored), missing: z.optional(z.string()), readTime: z.string() }));

async function look(refs: readonly DocumentReference[], more: object): Promise<readonly DocumentSnapshot[]> {
  if (refs.length === 0) return [];
  const answered = looked.parse(
    await callService("batchGet", { documents: refs.map(({ path }) => nameOf(path)), ...more }),
  );
  const byName = new Map(answered.map((each) => [each.found?.name ?? each.missing, each]));
  return refs.map((ref) => {
    const answer = byName.get(nameOf(ref.path));
    if (!answer) throw new Error("The store did not say whether there is a document.");
    return new DocumentSnapshot(ref, answer.found ?? null, answer.readTime);
  });
}

const database = {
  doc: (path: string) => new DocumentReference(path),
  collection: (path: string) => new CollectionReference(path),
  collectionGroup: (id: string) => new Query("", id, true),
  /** The documents, in the same order, as a query gives them; `store/look` gives data and version alone. */
  getAll: (...refs: readonly DocumentReference[]) => look(refs, {}),
  /** The documents without their fields: whether each exists, and its times. */
  getTimes: (...refs: readonly DocumentReference[]) => look(refs, { mask: { fieldPaths: [documentId()] } }),
} as const;
