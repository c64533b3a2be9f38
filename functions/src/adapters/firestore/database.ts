import type { Firestore } from "firebase-admin/firestore";
import { app } from "../google";
import { getFirestore } from "./sdk";

let database: Firestore | undefined;

/** The one connection of this instance, made when it is first used. */
export function db(): Firestore {
  database ??= getFirestore(app());
  return database;
}
