import type { DocumentData, UpdateData, WriteBatch } from "firebase-admin/firestore";
import { conversation, presence, type Ways } from "@thodu/domain/chat/model";
import { isPresent } from "@thodu/domain/chat/presence";
import { user } from "@thodu/domain/accounts/model";
import { storedLook } from "@thodu/domain/accounts/look";
import { storedPreferences } from "@thodu/domain/accounts/preferences";
import { instant } from "@thodu/domain/instant";
import type { Delivery } from "@thodu/domain/notifications/delivery";
import { KEPT_FOR, notice, type Notice, type NoticeKind, type Sends } from "@thodu/domain/notifications/notices";
import type { Receipt } from "@thodu/domain/notifications/receipt";
import * as z from "zod/mini";
import type { Versioned } from "../../usecases/chat/ports";
import type { Outbox, VersionedReader, DeliveryRecord } from "../../usecases/notifications/ports";
import type { Runtime } from "../../usecases/ports";
import { commit } from "./commit";
import { read, readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { tokensOf } from "./devices";
import type { Write } from "./rest";
import { FieldValue, Timestamp } from "./sdk";

const noticeRef = (uid: string, id: string) => db().doc(`users/${uid}/outbox/${id}`);

/**
 * Adds an event to the same write as what happened. `id` is derived from the event: where the write may be repeated,
 * the second one finds the first and tells nobody twice.
 */
export function tellIn(batch: WriteBatch, uid: string, id: string, kind: NoticeKind, wanted: Ways | null = null): void {
  batch.create(noticeRef(uid, id), { kind, at: FieldValue.serverTimestamp(), settledAt: null, ...waysOf(wanted) });
}

/** Adds that a payment for an order has arrived. */
export function tellOfPayment(batch: WriteBatch, uid: string, orderId: string, receipt: Receipt): void {
  const event = { kind: "payment-received", at: FieldValue.serverTimestamp(), settledAt: null, receipt };
  batch.create(noticeRef(uid, `payment-received_${orderId}`), event);
}

const waysOf = (wanted: Ways | null): object => (wanted === null ? {} : { ways: wanted });

/** The same event in a write by REST. */
export const noticeWrite = (uid: string, id: string, kind: NoticeKind, wanted: Ways | null = null): Write => ({
  path: `users/${uid}/outbox/${id}`,
  data: { kind, settledAt: null, ...waysOf(wanted) },
  stamps: ["at"],
  only: "absent",
});

const waysIn = (sends: Sends): UpdateData<DocumentData> =>
  Object.fromEntries(Object.entries(sends).map(([way, state]) => [`sends.${way}`, state]));

/** Says where e-mails of a person may go. */
interface Addresses {
  /** The address that its owner has confirmed; null without one. */
  confirmed(uid: string): Promise<string | null>;
}

const mark = z._default(z.nullable(instant), null);
const told = z.object({ chatAt: mark, replyAt: mark });
const toldRef = (uid: string) => db().doc(`users/${uid}/private/told`);

export class FirestoreOutbox implements Outbox {
  constructor(
    readonly runtime: Runtime,
    readonly addresses: Addresses,
  ) {}

  async find(uid: string, id: string): Promise<Versioned<Notice> | null> {
    return readVersioned(notice, await noticeRef(uid, id).get());
  }

  async reader(uid: string, ways: Ways | null): Promise<VersionedReader> {
    const [person, stored, talk, here, marks] = await db().getAll(
      db().doc(`users/${uid}`),
      db().doc(`users/${uid}/private/preferences`),
      db().doc(`conversations/${uid}`),
      db().doc(`conversations/${uid}/presence/${uid}`),
      toldRef(uid),
    );
    const profile = person ? read(user, person) : null;
    const summary = talk ? read(conversation, talk) : null;
    const said = here ? read(presence, here) : null;
    const { inApp, email, push, sms, details } = storedPreferences(stored?.data());
    return {
      locale: storedLook(stored?.data()).locale ?? profile?.locale ?? summary?.locale ?? "en",
      present: isPresent(said, this.runtime.now()),
      inApp,
      email: ways?.email ?? (email ? await this.addresses.confirmed(uid) : null),
      once: ways?.email != null,
      devices: push || ways?.push === true ? await tokensOf(uid) : [],
      sms,
      details,
      told: marks ? readVersioned(told, marks) : null,
      // Who has left says so: until then they looked.
      chatSeenAt: Math.max(summary?.customerReadAt ?? 0, said?.at ?? 0),
    };
  }

  async settle(
    uid: string,
    id: string,
    seen: Versioned<Notice>,
    { shown, sends, tellsOfChat, tellsOfReply }: Delivery,
    seenMarks: Versioned<DeliveryRecord> | null,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const expireAt = Timestamp.fromMillis(this.runtime.now() + KEPT_FOR);
    batch.update(
      noticeRef(uid, id),
      { settledAt: FieldValue.serverTimestamp(), expireAt, ...waysIn(sends) },
      unchangedSince(seen.version),
    );
    if (shown)
      batch.create(db().doc(`users/${uid}/notifications/${id}`), {
        ...shown,
        unread: true,
        createdAt: FieldValue.serverTimestamp(),
      });
    if (tellsOfChat || tellsOfReply) {
      const marks = {
        ...(tellsOfChat && { chatAt: FieldValue.serverTimestamp() }),
        ...(tellsOfReply && { replyAt: FieldValue.serverTimestamp() }),
      };
      if (seenMarks) batch.update(toldRef(uid), marks, unchangedSince(seenMarks.version));
      else batch.create(toldRef(uid), marks);
    }
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async record(uid: string, id: string, sends: Sends, forgets: boolean): Promise<void> {
    const batch = db().batch();
    batch.update(noticeRef(uid, id), { ...waysIn(sends), ...(forgets && { "ways.email": null }) });
    await commit(batch);
  }
}
