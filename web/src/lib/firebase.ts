/**
 * Loads Firebase on demand, and once. Code that is needed for the first paint must not import from `firebase/*`
 * directly: the SDKs are loaded after React, by these functions.
 */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};

/** Loads `auth`, and what we use of firebase/auth. */
export const loadAuth = once(async () => (await import("./firebase/auth")).openIdentity());

/** App Check, for builds with a site key. */
export const loadAppCheck = /* @__PURE__ */ once(() => import("./firebase/appCheck"));

let arrived = (): void => undefined;
/** Resolves once something on the page has loaded the database's code; for features that are not worth loading it. */
export const firestoreHere = new Promise<void>((resolve) => {
  arrived = resolve;
});

/** Loaded together with `auth`, since nothing is read before it is known who reads. */
const bringFirestore = once(async () => {
  const firestore = import("./firebase/firestore");
  await Promise.all([firestore, loadAuth()]);
  return firestore;
});

/** Loads `db`, and what we use of firebase/firestore. */
export function loadFirestore(): ReturnType<typeof bringFirestore> {
  const bringing = bringFirestore();
  bringing.then(arrived, () => undefined);
  return bringing;
}
