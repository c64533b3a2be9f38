import { PASSING, post, projectId, type Service } from "../adapters/google";

/** Firestore by its REST surface (docs/decisions/0003 and 0061). */
const firestore: Service = {
  host: "firestore.googleapis.com",
  emulator: () => process.env["FIRESTORE_EMULATOR_HOST"],
  emulatorPrefix: "",
};

const root = () => `projects/${projectId()}/databases/(default)/documents`;

/** The name of the document at a path, as the service knows it. */
export const nameOf = (path: string): string => `${root()}/${path}`;

/** Errors to retry when other writes compete for the documents. ABORTED, as in the SDK: nothing was stored. */
const CONTENDED: ReadonlySet<string> = new Set([...PASSING, "ABORTED"]);

/** What the service answers to one of its operations on documents; `retriesContention`: tries again while others hold them. */
export const ask = (operation: "batchGet" | "commit", body: object, retriesContention = false): Promise<unknown> =>
  post(firestore, `/v1/${root()}:${operation}`, body, { passing: retriesContention ? CONTENDED : PASSING });
