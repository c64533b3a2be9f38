import { SECOND } from "@thodu/domain/time";
import { get, PASSING, post, projectId, type Service } from "../adapters/google";

/** Firestore's REST API, by which the server reads and writes everything (docs/decisions/0104). */
const firestore: Service = {
  host: "firestore.googleapis.com",
  emulator: () => process.env["FIRESTORE_EMULATOR_HOST"],
  emulatorPrefix: "",
};

const root = () => `projects/${projectId()}/databases/(default)/documents`;

/** The service's name of the document at a path. */
export const nameOf = (path: string): string => `${root()}/${path}`;

/** Errors to retry if other writes compete for the documents. ABORTED, as in the SDK: nothing was stored. */
const CONTENDED: ReadonlySet<string> = new Set([...PASSING, "ABORTED"]);

/** Calls an operation on documents; `retriesContention`: tries again while other writes compete for them. */
export const callService = (
  operation: "batchGet" | "commit",
  body: object,
  retriesContention = false,
): Promise<unknown> =>
  post(firestore, `/v1/${root()}:${operation}`, body, { passing: retriesContention ? CONTENDED : PASSING });

/** The longest pause in the answer to a query, which may return or count many documents. */
const QUERY_MS = 60 * SECOND;

/** The URL path of a document, or of the root. */
const addressOf = (path: string): string =>
  ["/v1", root(), ...(path === "" ? [] : path.split("/").map(encodeURIComponent))].join("/");

/** Calls an operation on the collections below a document, or below the root. */
export const askBelow = (
  path: string,
  operation: "runQuery" | "runAggregationQuery" | "listCollectionIds",
  body: object,
): Promise<unknown> => post(firestore, `${addressOf(path)}:${operation}`, body, { patience: QUERY_MS });

/** A page of the names of a collection's documents, also of those that only have subcollections. */
export const askForPage = (path: string, token: string): Promise<unknown> =>
  get(firestore, `${addressOf(path)}?${new URLSearchParams(pageOf(token)).toString()}`, { patience: QUERY_MS });

const pageOf = (pageToken: string) => ({
  pageSize: "1000",
  showMissing: "true",
  "mask.fieldPaths": "__name__",
  ...(pageToken !== "" && { pageToken }),
});

/** The path of the document with this name. */
export const pathOf = (name: string): string => name.slice(root().length + 1);
