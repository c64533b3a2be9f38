import type { QuerySnapshot } from "../../store/database";
import { expiryOf, keptDays } from "@thodu/domain/accounts/retention";
import { user } from "@thodu/domain/accounts/model";
import { appointmentState } from "@thodu/domain/appointments/model";
import { conversation, type Conversation, type ConversationInternals } from "@thodu/domain/chat/model";
import type { Millis } from "@thodu/domain/time";
import type { RetentionStore } from "../../usecases/accounts/ports";
import type { Commit, Version, Versioned } from "../../usecases/chat/ports";
import type { ListPage } from "../../usecases/ports";
import { remove } from "../../store/changes";
import { commit, commitAlways, stored } from "../../store/commit";
import {
  conversationChanges,
  conversationErased,
  INTERNAL,
  internalsErased,
  movedChanges,
  type ConversationFields,
} from "../../store/conversation";
import { documents, outsideConversation } from "../../store/documents";
import { lookUp } from "../../store/look";
import { versionAt } from "../../store/versions";
import { read, readFound, timeOf } from "./converters";
import { db } from "../../store/database";
import { idsOf, inTurn, PAGE } from "./pages";
import type { Partings } from "./partings";
import { Timestamp } from "../../store/values";
import { eraseBelow } from "./tree";
import { conversationRef } from "./refs";

/** Documents in one read and one write. */
const STEP = 200;

/** Deletes the documents that `find` finds and that existed at `until`, until there are no more. */
async function eraseFound(until: Timestamp, find: () => Promise<QuerySnapshot>): Promise<void> {
  const older = async () => (await find()).docs.filter(({ createTime }) => createTime <= until);
  for (let found = await older(); found.length > 0; found = await older()) {
    await commitAlways(found.map(({ ref }) => remove(outsideConversation(ref.path))));
  }
}

/**
 * Deletes documents about a conversation in other collections: requests for help with their notes, and levels that
 * listeners set.
 */
async function eraseBeside(customerId: string, until: Timestamp): Promise<void> {
  await eraseFound(until, () => db().collection("helpRequests").where("userId", "==", customerId).limit(STEP).get());
  await eraseFound(until, () =>
    db().collection("riskLabels").where("conversationId", "==", customerId).limit(STEP).get(),
  );
}

const blockedIn = (listed: unknown): readonly string[] =>
  Array.isArray(listed) ? listed.filter((uid) => typeof uid === "string") : [];

/** Fields that older conversations have in their summary, where others can read them. */
const FORMERLY = [...INTERNAL, "blocked"];

/** Deletes what was written below a conversation, and in other collections about it, until an instant. */
async function eraseWritten(customerId: string, until: Timestamp): Promise<void> {
  await eraseBeside(customerId, until);
  await eraseBelow(conversationRef(customerId), until);
}

/** Fields of the summary that stay when a conversation is emptied: none of them tells anything that was written. */
type Kept =
  | "alias"
  | "status"
  | "volunteerId"
  | "claimId"
  | "deskEpoch"
  | "createdAt"
  | "lastMessageAt"
  | "lastSender"
  | "ownMessageCount"
  | "locked"
  | "priority"
  | "waitingSince"
  | "waitSignAt"
  | "givenBackAt"
  | "gone"
  | "tellMe"
  | "laterTime"
  | "locale"
  | "consent"
  | "keepDays"
  | "expireAt"
  | "customerWindow"
  | "volunteerWindow"
  | "claimedAt"
  | "listenerLanguages"
  | "listenerLittle"
  | "unansweredSince";

/** Fields that `#forget` removes itself: the internals, and `blocked`, which becomes `partings`. */
type Removed = keyof ConversationInternals | "blocked";

/** All other fields of the summary, as an empty conversation has them. A new field must be added here or to `Kept`. */
const BLANK: Readonly<Omit<Conversation, Kept | Removed>> = {
  unreadByCustomer: 0,
  unreadByVolunteer: 0,
  customerReadAt: null,
  volunteerReadAt: null,
  notice: null,
  askedToPart: false,
  offer: null,
  risk: "none",
  alarm: null,
  saidYes: false,
  strain: 0,
  worried: false,
  crisisSince: null,
  spokeAt: null,
  endedAt: null,
  summaryAgreedAt: null,
};

export class FirestoreRetention implements RetentionStore {
  constructor(
    readonly partings: Partings,
    readonly eraseUntil = eraseWritten,
  ) {}

  expired(now: number): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("conversations")
        .where("expireAt", "<=", Timestamp.fromMillis(now))
        .orderBy("expireAt")
        .limit(PAGE),
    );
  }

  async emptyConversation(customerId: string, seen: Versioned<Conversation>): Promise<Commit> {
    const blank = await this.#forget(customerId, seen, BLANK);
    return blank ? stored(conversationChanges(customerId, { expireAt: null }, blank)) : "conflict";
  }

  async eraseConversation(customerId: string, seen: Versioned<Conversation>): Promise<Commit> {
    const blank = await this.#forget(customerId, seen, { ...BLANK, ownMessageCount: 0, locked: false });
    return blank ? stored(conversationErased(customerId, blank)) : "conflict";
  }

  async keep(customerId: string, seen: Versioned<Conversation>): Promise<Commit> {
    return stored(conversationChanges(customerId, { expireAt: null }, seen.version));
  }

  async isOver(uid: string, now: number): Promise<boolean> {
    const [talk, { docs }] = await Promise.all([
      conversationRef(uid).get(),
      db().collection("appointmentRequests").where("userId", "==", uid).orderBy("createdAt", "desc").limit(STEP).get(),
    ]);
    const expireAt = talk.exists ? (read(conversation, talk)?.expireAt ?? null) : now;
    if (expireAt === null || expireAt > now) return false;
    return docs.every((doc) => (read(appointmentState, doc)?.slotAt ?? 0) < now);
  }

  /**
   * Makes the summary blank if it is unchanged, then deletes what was written until that moment; later messages belong
   * to the conversation that begins then. The time of deletion stays, so that an interrupted run is found again.
   * Returns the version of the blank summary; null if it had changed. People who were parted stay parted.
   */
  async #forget(
    customerId: string,
    { version }: Versioned<Conversation>,
    blank: ConversationFields,
  ): Promise<Version | null> {
    if (!(await this.moveInternals(customerId))) return null;
    const [made] =
      (await commit([...conversationChanges(customerId, blank, version), internalsErased(customerId)])) ?? [];
    if (!made) return null;
    await this.eraseUntil(customerId, timeOf(made));
    return made;
  }

  unmoved(): Promise<ListPage<string>> {
    const all = db().collection("conversations");
    return inTurn([
      () => idsOf(all.orderBy("passed").limit(PAGE)),
      () => idsOf(all.orderBy("blocked").limit(PAGE)),
      () => idsOf(all.orderBy("lastVolunteerId").limit(PAGE)),
      () => idsOf(all.orderBy("meter").limit(PAGE)),
    ]);
  }

  async moveInternals(customerId: string): Promise<boolean> {
    const [summary, internals] = await lookUp([documents.conversation(customerId), documents.internals(customerId)]);
    const stands = FORMERLY.filter((name) => summary?.data[name] !== undefined);
    if (!summary || stands.length === 0) return true;
    const formerly = Object.fromEntries(
      stands.filter((name) => INTERNAL.includes(name)).map((name) => [name, summary.data[name]]),
    );
    // The internals' document is newer.
    const held = internals?.data ?? {};
    const moved = Object.entries({ claimedAt: summary.data["lastMessageAt"] ?? null, ...formerly }).filter(
      ([name]) => held[name] === undefined,
    );
    const written = await commit([
      ...movedChanges(customerId, stands, Object.fromEntries(moved), versionAt(summary.updateTime)),
      ...blockedIn(summary.data["blocked"]).map((uid) => this.partings.parting({ customerId, uid })),
    ]);
    return written !== null;
  }
}

/** The number of days that the owner of an account wants a conversation kept; null: for ever. */
export async function keepDaysOf(uid: string): Promise<number | null> {
  const [person] = await lookUp([documents.person(uid)]);
  return keptDays(readFound(user, person)?.keepConversation ?? "always");
}

/** The owner's choice of keeping, for a conversation that begins. A guest's has its time of deletion already. */
export async function keptFrom(
  customerId: string,
  { expireAt }: Partial<Pick<Conversation, "expireAt">>,
  now: Millis,
): Promise<Partial<Pick<Conversation, "keepDays" | "expireAt">>> {
  const keepDays = expireAt === undefined ? await keepDaysOf(customerId) : null;
  return keepDays === null ? {} : { keepDays, expireAt: expiryOf(false, keepDays, now) };
}
