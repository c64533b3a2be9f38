import type { Application as Written } from "@thodu/domain/volunteers/application";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Application } from "./approval";
import type { Waiting } from "./waiting";

/** The database's code is large and not needed to show a page: each of these brings it when it is wanted. */
const withDatabase = async <T>(load: () => Promise<T>): Promise<T> => {
  const [part] = await Promise.all([load(), loadFirestore()]);
  return part;
};

const loadApproval = () => withDatabase(() => import("./approval"));

export const useApplication = (uid: string | null): Live<Application> =>
  useLive(uid, async () => {
    const { watchApplication } = await loadApproval();
    return (watch) => watchApplication(uid ?? "", watch);
  });

export const useRecord = (uid: string | null, attempt = 0): Live<Volunteer> =>
  useLive(uid && `${uid}/${attempt}`, async () => {
    const { watchRecord } = await withDatabase(() => import("./record"));
    return (watch) => watchRecord(uid ?? "", watch);
  });

/** What somebody has written in their application; null for nothing. */
export const useOwnApplication = (uid: string | null, attempt: number): Live<Written | null> =>
  useLive(uid && `${uid}/${attempt}`, async () => {
    const { watchOwnApplication } = await withDatabase(() => import("./application"));
    return (watch) => watchOwnApplication(uid ?? "", watch);
  });

export const useWaiting = (uid: string | null): Live<Waiting> =>
  useLive(uid, async () => {
    const { watchWaiting } = await withDatabase(() => import("./waiting"));
    return watchWaiting;
  });

const PATIENCE_MS = 20_000;

/** How far the application of `uid` has come right now; null when that can't be learned. */
export async function lookUpApplication(uid: string): Promise<Application | null> {
  const { watchApplication } = await loadApproval();
  return new Promise((resolve) => {
    const answer = (found: Application | null): void => {
      clearTimeout(timer);
      // The first answer may come while the listener is still being set up.
      queueMicrotask(() => stop());
      resolve(found);
    };
    const timer = setTimeout(() => answer(null), PATIENCE_MS);
    const stop = watchApplication(uid, { on: answer, onRefused: () => answer(null) });
  });
}

/** Fetches the database's code before it is asked for. */
export const warmUp = (): void => void loadApproval().catch(() => undefined);
