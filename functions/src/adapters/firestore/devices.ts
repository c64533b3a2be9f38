import { createHash } from "node:crypto";
import { device, DEVICES } from "@thodu/domain/notifications/device";
import type { Devices } from "../../usecases/notifications/ports";
import { put, remove, serverTime } from "../../store/changes";
import { commitAlways } from "../../store/commit";
import { read, readAll } from "./converters";
import { db } from "../../store/database";

/** The most devices that are read; more than one person ever adds between two reads. */
const LOOKED_AT = 50;

const deviceRef = (uid: string, token: string) =>
  db().doc(`users/${uid}/devices/${createHash("sha256").update(token).digest("hex")}`);

const newest = (uid: string, count: number) =>
  db().collection(`users/${uid}/devices`).orderBy("at", "desc").limit(count).get();

/** A person's devices, newest first, at most ten. */
export async function devicesOf(uid: string): Promise<readonly { readonly id: string; readonly token: string }[]> {
  const { docs } = await newest(uid, DEVICES);
  return readAll(docs, (doc) => {
    const one = read(device, doc);
    return one && { id: doc.id, token: one.token };
  });
}

export class FirestoreDevices implements Devices {
  async add(uid: string, token: string): Promise<void> {
    await commitAlways([put(deviceRef(uid, token).path, { token, at: serverTime })]);
    const { docs } = await newest(uid, LOOKED_AT);
    await commitAlways(docs.slice(DEVICES).map(({ id }) => remove(`users/${uid}/devices/${id}`)));
  }

  async remove(uid: string, token: string): Promise<void> {
    await commitAlways([remove(deviceRef(uid, token).path)]);
  }
}
