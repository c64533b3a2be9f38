import type { Application as Written } from "@thodu/domain/volunteers/application";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Application } from "./approval";
import type { NextShift } from "./nextShift";
import type { Waiting } from "./waiting";

/** The database's code is large and not needed to show a page, so each of these loads it when it is used. */
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

/** A person's own application; null without one. */
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

/** The shift of `uid` that goes on or begins next; null without one, or if that can't be read. */
export async function lookUpNextShift(uid: string): Promise<NextShift | null> {
  try {
    const { readNextShift } = await withDatabase(() => import("./nextShift"));
    return await readNextShift(uid, Date.now());
  } catch {
    return null;
  }
}

const PATIENCE_MS = 20_000;

/** The present state of the application of `uid`; null if that can't be read. */
export async function lookUpApplication(uid: string): Promise<Application | null> {
  const { watchApplication } = await loadApproval();
  return new Promise((resolve) => {
    const answer = (found: Application | null): void => {
      clearTimeout(timer);
      // Deferred, because the first answer may arrive while the subscription is still being set up.
      queueMicrotask(() => stop());
      resolve(found);
    };
    const timer = setTimeout(() => answer(null), PATIENCE_MS);
    const stop = watchApplication(uid, { on: answer, onRefused: () => answer(null) });
  });
}

/** Loads the database's code before it is needed. */
export const warmUp = (): void => void loadApproval().catch(() => undefined);
