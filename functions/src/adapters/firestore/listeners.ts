import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import type { ListenerStore, Versioned } from "../../usecases/chat/ports";
import { readFound, readVersioned } from "./converters";
import { db } from "../../store/database";
import { lookUp } from "../../store/look";

export class FirestoreListeners implements ListenerStore {
  async find(uid: string): Promise<Versioned<Volunteer> | null> {
    return readVersioned(volunteer, await db().doc(`volunteers/${uid}`).get());
  }

  async isApproved(uid: string): Promise<boolean> {
    const [record] = await lookUp([`volunteers/${uid}`]);
    return readFound(volunteer, record)?.approved === true;
  }
}
