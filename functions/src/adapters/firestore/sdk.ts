import type * as Sdk from "firebase-admin/firestore";

/**
 * The Firestore SDK, loaded by who needs it: it takes longer to load than all else together, and a message is sent
 * without it (docs/decisions/0034). The names are set once `loadSdk` has resolved, which `runtime/wiring` waits for.
 */
export let getFirestore: typeof Sdk.getFirestore;
export let FieldPath: typeof Sdk.FieldPath;
export let Timestamp: typeof Sdk.Timestamp;

export type Timestamp = Sdk.Timestamp;

let loading: Promise<void> | undefined;

/** Loads the SDK once an instance. */
export function loadSdk(): Promise<void> {
  loading ??= import("firebase-admin/firestore").then((sdk) => {
    ({ getFirestore, FieldPath, Timestamp } = sdk);
  });
  return loading;
}
