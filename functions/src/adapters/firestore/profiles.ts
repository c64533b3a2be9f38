import { user } from "@thodu/domain/accounts/model";
import { expiryOf } from "@thodu/domain/accounts/retention";
import { conversation } from "@thodu/domain/chat/model";
import type { Input } from "@thodu/domain/contracts";
import type { ProfileStore } from "../../usecases/accounts/ports";
import type { Commit } from "../../usecases/chat/ports";
import { create, field, patch, serverTime } from "../../store/changes";
import { commit, commitAlways, stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { auditChange } from "./audit";
import { agreedNow } from "./consent";
import { readVersioned } from "./converters";
import { db } from "../../store/database";
import { keepDaysOf } from "./retention";

export class FirestoreProfiles implements ProfileStore {
  async save(uid: string, email: string | null, change: Input<"updateProfile">, agrees: boolean): Promise<Commit> {
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
    if (await commit(begun)) return "stored";
    const seen = readVersioned(user, await db().doc(documents.person(uid)).get());
    if (!seen) return "conflict";
    // Completes what a guest's first message left.
    const { role, locale, displayName, createdAt, consent } = seen.value;
    const missing = {
      ...(createdAt === null && { createdAt: serverTime, role, locale, displayName }),
      ...(consent === null && agreed),
    };
    return stored([patch(documents.person(uid), { ...missing, ...change, email }, seen.version)]);
  }

  async keepConversation(uid: string): Promise<Commit> {
    const [keepDays, seen] = await Promise.all([
      keepDaysOf(uid),
      db()
        .doc(documents.conversation(uid))
        .get()
        .then((found) => readVersioned(conversation, found)),
    ]);
    if (!seen) return "stored";
    const expireAt = expiryOf(false, keepDays, seen.value.lastMessageAt);
    return stored(conversationChanges(uid, { keepDays, expireAt }, seen.version));
  }

  async withdrawConsent(uid: string): Promise<void> {
    await commitAlways([
      patch(documents.person(uid), { [field("consent", "withdrawnAt")]: serverTime }, "merged"),
      auditChange({ actor: uid, action: "consent.withdraw", target: uid, reason: "" }),
    ]);
    // Fails without a conversation; then there is nothing to do.
    await commit(conversationChanges(uid, { consent: null, summaryAgreedAt: null }, "existing"));
  }
}
