import type { QueryDocumentSnapshot } from "../../store/database";
import { isAgreed } from "@thodu/domain/accounts/consent";
import { user } from "@thodu/domain/accounts/model";
import { DEFAULT_CAPACITY, releaseAssignment } from "@thodu/domain/chat/claim";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Millis } from "@thodu/domain/time";
import { volunteer, type VolunteerProfile } from "@thodu/domain/volunteers/model";
import { isDecidedSince } from "@thodu/domain/volunteers/sawListener";
import type { Commit } from "../../usecases/chat/ports";
import type {
  Account,
  Decided,
  Decision,
  Revoked,
  Revocation,
  RevokedListeners,
  VolunteerStore,
} from "../../usecases/volunteers/ports";
import type { ListPage, Runtime } from "../../usecases/ports";
import { create, patch, serverTime, type Change } from "../../store/changes";
import { commit, stored as storedChanges } from "../../store/commit";
import { conversationChanges, summaryChange } from "../../store/conversation";
import { documents } from "../../store/documents";
import { approving, beginChange, endChanges } from "./applications";
import { auditChange } from "./audit";
import { lookOrNull, read, readAll, readVersioned, versionAt } from "./converters";
import { agreedNow } from "./consent";
import { db } from "../../store/database";
import { deskChange, deskEpoch } from "./desk";
import { readConversation } from "./internals";
import { heldBy, hintChanges, requeueChanges } from "./release";
import { noticeChange } from "./outbox";
import { itemsThat, pageOf, PAGE } from "./pages";
import { documentId } from "../../store/terms";
import { Timestamp } from "../../store/values";
import { closingUses } from "./usage";

/** Writes in one batch when restamping. */
const STEP = 300;

/** The most records that are read if several have one address. */
const SAME_EMAIL = 10;

type OpenStatus = Exclude<Conversation["status"], "closed">;

const record = (uid: string) => db().doc(`volunteers/${uid}`);
const storedEmail = ({ email }: Account): string => email?.toLowerCase() ?? "";

/** When and by whom an approval was ended, from the listener's record; null while they are approved. */
const revocationOf = (doc: QueryDocumentSnapshot): Revocation | null => {
  const decidedAt = doc.get("decidedAt");
  return doc.get("approved") !== true && decidedAt instanceof Timestamp
    ? { uid: doc.id, decidedAt: decidedAt.toMillis() }
    : null;
};

export class FirestoreVolunteers implements VolunteerStore, RevokedListeners {
  constructor(readonly runtime: Runtime) {}

  async exists(uid: string): Promise<boolean> {
    return (await record(uid).get()).exists;
  }

  async isApproved(uid: string): Promise<boolean> {
    return (await record(uid).get()).get("approved") === true;
  }

  async withEmail(email: string): Promise<readonly string[]> {
    const named = db().collection("volunteers").where("email", "==", email.toLowerCase()).limit(SAME_EMAIL);
    const { docs } = await named.get();
    return docs.map(({ id }) => id);
  }

  async approvedAfter(uid: string, limit: number): Promise<readonly string[]> {
    const approved = db().collection("volunteers").where("approved", "==", true).orderBy(documentId()).limit(limit);
    const { docs } = await (uid === "" ? approved : approved.startAfter(uid)).get();
    return docs.map(({ id }) => id);
  }

  async revokedHolding(since: Millis): Promise<ListPage<Revocation>> {
    const decided = db()
      .collection("volunteers")
      .where("decidedAt", ">", Timestamp.fromMillis(since))
      .orderBy("decidedAt", "desc")
      .limit(PAGE);
    const holds = async ({ uid }: Revocation): Promise<boolean> => !(await heldBy(uid).get()).empty;
    return itemsThat(holds, await pageOf(decided, revocationOf));
  }

  async apply(applicant: Account, profile: VolunteerProfile): Promise<boolean | "conflict"> {
    const { uid } = applicant;
    const { emailConfirmed } = applicant;
    const email = storedEmail(applicant);
    const known = read(volunteer, await record(uid).get());
    const changes: Change[] = [];
    if (known) {
      changes.push(patch(documents.listener(uid), { ...profile, email, emailConfirmed }, "existing"));
    } else {
      changes.push(
        create(documents.listener(uid), {
          name: "",
          phone: "",
          bio: "",
          experience: "",
          ...profile,
          email,
          emailConfirmed,
          approved: false,
          availability: "away",
          load: 0,
          capacity: DEFAULT_CAPACITY,
          appliedAt: serverTime,
        }),
      );
      changes.push(beginChange(uid, this.runtime.now()));
    }
    const account = db().doc(`users/${uid}`);
    const person = read(user, await account.get());
    // Only the form that begins an application gives consent, not a profile that is saved later.
    if (person)
      changes.push(
        patch(
          documents.person(uid),
          {
            email,
            role: "volunteer",
            ...(!known && !isAgreed(person.consent) && { consent: agreedNow() }),
          },
          "existing",
        ),
      );
    else
      changes.push(
        create(documents.person(uid), {
          displayName: profile.name ?? "",
          email,
          role: "volunteer",
          locale: "en",
          createdAt: serverTime,
          consent: agreedNow(),
        }),
      );
    changes.push(auditChange({ actor: uid, action: "volunteer.apply", target: uid, reason: "" }));
    return (await commit(changes)) ? (known?.approved ?? false) : "conflict";
  }

  async follow(account: Account): Promise<Commit> {
    const { uid, emailConfirmed } = account;
    const email = storedEmail(account);
    const [seen = null] = readAll([await record(uid).get()], (doc) => readVersioned(volunteer, doc));
    if (!seen || (seen.value.email === email && seen.value.emailConfirmed === emailConfirmed)) return "stored";
    return storedChanges([patch(documents.listener(uid), { email, emailConfirmed }, seen.version)]);
  }

  async approve({ uid, admin, saw }: Decision, words = ""): Promise<Decided | "conflict"> {
    // Without an epoch the first listener's list would have no stamp and would not load.
    await deskEpoch(() => this.runtime.freshId());
    const seen = readVersioned(volunteer, await record(uid).get());
    // The record is gone, or another admin has approved them already.
    if (!seen || seen.value.approved) return false;
    const { decidedAt = null } = seen.value;
    const { answeredAt, changes, taken } = await approving(uid, seen.value, words, this.runtime.now());
    if (isDecidedSince({ decidedAt, answeredAt }, saw)) return "overtaken";
    const written = await commit([
      patch(documents.listener(uid), { ...taken, approved: true, decidedAt: serverTime }, seen.version),
      ...changes,
      auditChange({ actor: admin, action: "volunteer.approve", target: uid, reason: "" }),
      noticeChange(uid, `application-approved_${decidedAt ?? 0}`, "application-approved"),
    ]);
    return written ? true : "conflict";
  }

  async revoke(decision: Decision): Promise<Revoked | "overtaken" | "conflict"> {
    const { uid, admin, reason = "", saw } = decision;
    const [held, stored] = await Promise.all([heldBy(uid).get(), record(uid).get()]);
    const [seen = null] = readAll([stored], (doc) => readVersioned(volunteer, doc));
    // A record that can't be read may be an approved listener's. If the account was erased meanwhile, there is none.
    const isApproved = stored.exists && seen?.value.approved !== false;
    if (!isApproved && held.empty) return { changed: false, again: false };
    const { decidedAt = null } = seen?.value ?? {};
    // A later answer to their application does not matter here.
    if (seen && isApproved && isDecidedSince({ decidedAt, answeredAt: saw?.answeredAt ?? null }, saw))
      return "overtaken";
    for (const doc of held.docs) await detachMessages(doc);
    const epoch = this.runtime.freshId();
    const ended = { approved: false, availability: "away", load: 0, decidedAt: serverTime };
    const back = await Promise.all(held.docs.map((doc) => this.#requeued(doc, decision, epoch)));
    const written = await commit([
      ...(stored.exists ? [patch(documents.listener(uid), ended, seen?.version ?? "existing")] : []),
      ...(await endChanges(uid, this.runtime.now())),
      deskChange(epoch),
      ...back.flat(),
      ...(isApproved ? [auditChange({ actor: admin, action: "volunteer.revoke", target: uid, reason })] : []),
    ]);
    if (!written) return "conflict";
    // Once more: a message may have come between the first time and the commit.
    for (const doc of held.docs) await detachMessages(doc);
    // They may have claimed somebody after we read this list and before the approval ended; later they can’t.
    const late = await heldBy(uid).get();
    return { changed: isApproved, again: !late.empty };
  }

  /** Returns a conversation that the listener held to the queue, unless somebody else holds it by now. */
  async #requeued(doc: QueryDocumentSnapshot, { uid, admin }: Decision, epoch: string): Promise<readonly Change[]> {
    const back = releaseAssignment(this.runtime.freshId());
    const line = auditChange({
      actor: admin,
      action: "conversation.requeue",
      target: doc.id,
      reason: "volunteer.revoke",
    });
    const talk = await lookOrNull(doc, () => talkOf(doc.id, this.runtime.now()));
    // A conversation that can't be read is returned too, but its minutes are not counted.
    if (!talk) {
      const waits = { ...back, meter: null, waitingSince: serverTime, deskEpoch: epoch };
      return [summaryChange(doc.id, waits, versionAt(doc.updateTime)), ...hintChanges(doc.id, uid), line];
    }
    if (talk.open.value.volunteerId !== uid) return [];
    return [...requeueChanges(doc.id, talk.open, back, epoch, talk.uses), line];
  }

  async restampDesk(): Promise<void> {
    // The epoch is read again for each page, so that two revocations at once end with the same one.
    for (;;) {
      const epoch = await deskEpoch(() => this.runtime.freshId());
      const stamped = (await this.#restampPage("waiting", epoch)) + (await this.#restampPage("active", epoch));
      if (stamped === 0 && epoch === (await deskEpoch(() => this.runtime.freshId()))) return;
    }
  }

  async #restampPage(status: OpenStatus, epoch: string): Promise<number> {
    const conversations = db().collection("conversations");
    const { docs } = await conversations
      .where("status", "==", status)
      .where("deskEpoch", "!=", epoch)
      .limit(STEP)
      .get();
    // If one was erased meanwhile, nothing is stored, and the next round tries again.
    await commit(docs.flatMap(({ id }) => conversationChanges(id, { deskEpoch: epoch }, "existing")));
    return docs.length;
  }
}

/** A conversation, and the minutes to count when its listener leaves. */
async function talkOf(customerId: string, now: Millis) {
  const open = await readConversation(customerId);
  return open && { open, uses: await closingUses(customerId, open.value, now) };
}

/** The claimId of messages whose claim ended with the approval; no claim has this id. */
const NO_CLAIM = "";

/**
 * Gives the messages of a conversation another `claimId` than their former listener's. The rules do not check an open
 * query again, but the messages then no longer match it. The next listener reads them as history.
 */
async function detachMessages(held: QueryDocumentSnapshot): Promise<void> {
  const claimId: unknown = held.get("claimId");
  if (typeof claimId !== "string" || claimId === NO_CLAIM) return;
  for (;;) {
    const { docs } = await db()
      .collection(`conversations/${held.id}/chatMessages`)
      .where("claimId", "==", claimId)
      .limit(STEP)
      .get();
    if (docs.length === 0) return;
    await commit(docs.map(({ id }) => patch(documents.message(held.id, id), { claimId: NO_CLAIM }, "existing")));
  }
}
