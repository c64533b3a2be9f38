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
export const loadAuth = once(() => import('./firebase/auth'));

/** `db` and what we use of firebase/firestore. */
export const loadFirestore = once(async () => {
  await loadAuth();
  return import('./firebase/firestore');
});
