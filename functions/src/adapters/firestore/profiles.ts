import { user } from "@thodu/domain/accounts/model";
import { expiryOf } from "@thodu/domain/accounts/retention";
import { conversation } from "@thodu/domain/chat/model";
import type { Input } from "@thodu/domain/contracts";
import type { ProfileStore } from "../../usecases/accounts/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { agreedNow } from "./consent";
import { readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { keepDaysOf } from "./retention";
import { FieldValue, Timestamp } from "./sdk";

const profileRef = (uid: string) => db().doc(`users/${uid}`);
const stamp = () => FieldValue.serverTimestamp();

export class FirestoreProfiles implements ProfileStore {
  async save(uid: string, email: string | null, change: Input<"updateProfile">, agrees: boolean): Promise<void> {
    const agreed = agrees ? { consent: agreedNow() } : {};
    const batch = db().batch();
    batch.create(profileRef(uid), {
      displayName: "",
      locale: "en",
      ...change,
      email,
      role: "customer",
      createdAt: stamp(),
      ...agreed,
    });
    if (await commit(batch)) return;
    const seen = readVersioned(user, await profileRef(uid).get());
    if (!seen) return this.save(uid, email, change, agrees);
    // What a guest's first message left is completed.
    const { role, locale, displayName, createdAt, consent } = seen.value;
    const missing = {
      ...(createdAt === null && { createdAt: stamp(), role, locale, displayName }),
      ...(consent === null && agreed),
    };
    const update = db().batch();
    update.update(profileRef(uid), { ...missing, ...change, email }, unchangedSince(seen.version));
    if (!(await commit(update))) return this.save(uid, email, change, agrees);
  }

  async keepConversation(uid: string): Promise<void> {
    const ref = db().doc(`conversations/${uid}`);
    const [keepDays, seen] = await Promise.all([
      keepDaysOf(uid),
      ref.get().then((found) => readVersioned(conversation, found)),
    ]);
    if (!seen) return;
    const expireAt = expiryOf(false, keepDays, seen.value.lastMessageAt);
    const batch = db().batch();
    batch.update(
      ref,
      { keepDays, expireAt: expireAt === null ? null : Timestamp.fromMillis(expireAt) },
      unchangedSince(seen.version),
    );
    if (!(await commit(batch))) return this.keepConversation(uid);
  }

  async withdrawConsent(uid: string): Promise<void> {
    const batch = db().batch();
    batch.set(profileRef(uid), { consent: { withdrawnAt: stamp() } }, { merge: true });
    recordIn(batch, { actor: uid, action: "consent.withdraw", target: uid, reason: "" });
    await batch.commit();
    const talk = db().batch();
    talk.update(db().doc(`conversations/${uid}`), { consent: null, summaryAgreedAt: null });
    // Without a conversation there is nothing to note.
    await commit(talk);
  }
}
