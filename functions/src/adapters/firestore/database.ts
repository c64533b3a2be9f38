import { getApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

let database: Firestore | undefined;

/** The app of this instance, made when it is first used. */
export const app = (): App => (getApps().length === 0 ? initializeApp() : getApp());

/** The one connection of this instance, made when it is first used. */
export function db(): Firestore {
  database ??= getFirestore(app());
  return database;
}
