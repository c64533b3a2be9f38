/**
 * Firebase, loaded on demand and once. Nothing that must paint first may import from `firebase/*` directly; the SDKs
 * come after React, through these.
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

/** `auth` and what we use of firebase/auth. */
export const loadAuth = once(() => import("./firebase/auth"));

/** App Check, for builds with a site key. */
export const loadAppCheck = /* @__PURE__ */ once(() => import("./firebase/appCheck"));

let arrived = (): void => undefined;
/** Resolves once something on the page has brought the database's code: for what is not worth fetching it for. */
export const firestoreHere = new Promise<void>((resolve) => {
  arrived = resolve;
});

/** Nobody listens before it is known who they are: the database's code comes with that of the accounts. */
const bringFirestore = once(async () => {
  const firestore = import("./firebase/firestore");
  await Promise.all([firestore, loadAuth()]);
  return firestore;
});

/** `db` and what we use of firebase/firestore. */
export function loadFirestore(): ReturnType<typeof bringFirestore> {
  const bringing = bringFirestore();
  bringing.then(arrived, () => undefined);
  return bringing;
}
