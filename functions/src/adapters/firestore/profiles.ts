import { user } from "@thodu/domain/accounts/model";
import { expiryOf } from "@thodu/domain/accounts/retention";
import { conversation } from "@thodu/domain/chat/model";
import type { Input } from "@thodu/domain/contracts";
import type { ProfileStore } from "../../usecases/accounts/ports";
import { create, field, patch, serverTime } from "../../store/changes";
import { commit, commitAlways } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { auditChange } from "./audit";
import { agreedNow } from "./consent";
import { readVersioned } from "./converters";
import { db } from "./database";
import { keepDaysOf } from "./retention";

export class FirestoreProfiles implements ProfileStore {
  async save(uid: string, email: string | null, change: Input<"updateProfile">, agrees: boolean): Promise<void> {
    const agreed = agrees ? { consent: agreedNow() } : {};
    const begun = [
      create(documents.person(uid), {
        displayName: "",
        locale: "en",
        ...change,
        email,
        role: "customer",
        createdAt: serverTime,
        ...agreed,
      }),
    ];
    if (await commit(begun)) return;
    const seen = readVersioned(user, await db().doc(documents.person(uid)).get());
    if (!seen) return this.save(uid, email, change, agrees);
    // What a guest's first message left is completed.
    const { role, locale, displayName, createdAt, consent } = seen.value;
    const missing = {
      ...(createdAt === null && { createdAt: serverTime, role, locale, displayName }),
      ...(consent === null && agreed),
    };
    if (!(await commit([patch(documents.person(uid), { ...missing, ...change, email }, seen.version)])))
      return this.save(uid, email, change, agrees);
  }

  async keepConversation(uid: string): Promise<void> {
    const [keepDays, seen] = await Promise.all([
      keepDaysOf(uid),
      db()
        .doc(documents.conversation(uid))
        .get()
        .then((found) => readVersioned(conversation, found)),
    ]);
    if (!seen) return;
    const expireAt = expiryOf(false, keepDays, seen.value.lastMessageAt);
    if (!(await commit(conversationChanges(uid, { keepDays, expireAt }, seen.version))))
      return this.keepConversation(uid);
  }

  async withdrawConsent(uid: string): Promise<void> {
    await commitAlways([
      patch(documents.person(uid), { [field("consent", "withdrawnAt")]: serverTime }, "merged"),
      auditChange({ actor: uid, action: "consent.withdraw", target: uid, reason: "" }),
    ]);
    // Without a conversation there is nothing to note.
    await commit(conversationChanges(uid, { consent: null, summaryAgreedAt: null }, "existing"));
  }
}
