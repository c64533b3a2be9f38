import { conversation, presence, type Ways } from "@thodu/domain/chat/model";
import { isPresent } from "@thodu/domain/chat/presence";
import { storedLook } from "@thodu/domain/accounts/look";
import { storedPreferences } from "@thodu/domain/accounts/preferences";
import { instant } from "@thodu/domain/instant";
import type { Delivery } from "@thodu/domain/notifications/delivery";
import { toldOn } from "@thodu/domain/notifications/device";
import { KEPT_FOR, notice, type Notice, type NoticeKind, type Sends } from "@thodu/domain/notifications/notices";
import type { Receipt, Refunded } from "@thodu/domain/notifications/receipt";
import type { ShiftHours, ShiftNotice } from "@thodu/domain/notifications/shiftNotices";
import * as z from "zod/mini";
import type { Versioned } from "../../usecases/chat/ports";
import type { Outbox, VersionedReader, DeliveryRecord } from "../../usecases/notifications/ports";
import type { Runtime } from "../../usecases/ports";
import { read, readOrNull, readVersioned } from "./converters";
import { db } from "../../store/database";
import { devicesOf } from "./devices";
import { create, field, patch, serverTime, type Change } from "../../store/changes";
import { commit, stored } from "../../store/commit";
import { documents } from "../../store/documents";

const waysOf = (wanted: Ways | null): object => (wanted === null ? {} : { ways: wanted });

/**
 * Adds an event; for the same write as what happened. `id` is made from the event: if the write is repeated, the second
 * one finds the first and tells nobody twice.
 */
export const noticeChange = (uid: string, id: string, kind: NoticeKind, wanted: Ways | null = null): Change =>
  create(documents.notice(uid, id), { kind, at: serverTime, settledAt: null, ...waysOf(wanted) });

/** {@link noticeChange} for a payment for an order that has arrived. */
export const paymentNotice = (uid: string, orderId: string, receipt: Receipt): Change =>
  create(documents.notice(uid, `payment-received_${orderId}`), {
    kind: "payment-received",
    at: serverTime,
    settledAt: null,
    receipt,
  });

/** {@link noticeChange} for a refund of an order or of one of its payments; `id` names that. */
export const refundNotice = (uid: string, id: string, refunded: Refunded): Change =>
  create(documents.notice(uid, `payment-refunded_${id}`), {
    kind: "payment-refunded",
    at: serverTime,
    settledAt: null,
    refunded,
  });

/** {@link noticeChange} for a listener's shift, with its hours in their own time zone. */
export const shiftNotice = (uid: string, id: string, kind: ShiftNotice, shift: ShiftHours): Change =>
  create(documents.notice(uid, id), { kind, at: serverTime, settledAt: null, shift });

/** {@link noticeChange} for an admin, about a listener who needs a supervisor; with the id of the case. */
export const supervisorNotice = (uid: string, caseId: string): Change =>
  create(documents.notice(uid, `supervisor-needed_${caseId}`), {
    kind: "supervisor-needed",
    at: serverTime,
    settledAt: null,
    caseId,
  });

const waysIn = (sends: Sends): object =>
  Object.fromEntries(Object.entries(sends).map(([way, state]) => [field("sends", way), state]));

/** Knows the e-mail addresses of people. */
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
    return readVersioned(notice, await db().doc(documents.notice(uid, id)).get());
  }

  async reader(uid: string, ways: Ways | null): Promise<VersionedReader> {
    const [person, preferences, talk, presenceDoc, marks] = await db().getAll(
      db().doc(`users/${uid}`),
      db().doc(`users/${uid}/private/preferences`),
      db().doc(`conversations/${uid}`),
      db().doc(`conversations/${uid}/presence/${uid}`),
      toldRef(uid),
    );
    const summary = talk ? read(conversation, talk) : null;
    const lastSign = presenceDoc ? readOrNull(presence, presenceDoc) : null;
    const { inApp, email, push, sms, details } = storedPreferences(preferences?.data());
    return {
      // For a guest only what a first message stored is there: no language.
      locale: storedLook(preferences?.data()).locale ?? storedLook(person?.data()).locale ?? summary?.locale ?? "en",
      present: isPresent(lastSign, this.runtime.now()),
      inApp,
      email: ways?.email ?? (email ? await this.addresses.confirmed(uid) : null),
      once: ways?.email != null,
      devices: push || ways?.push === true ? toldOn(await devicesOf(uid), push, ways) : [],
      sms,
      details,
      told: marks ? readVersioned(told, marks) : null,
      // A sign that they left counts too: until then they were looking.
      chatSeenAt: Math.max(summary?.customerReadAt ?? 0, lastSign?.at ?? 0),
    };
  }

  async settle(
    uid: string,
    id: string,
    seen: Versioned<Notice>,
    { shown, sends, tellsOfChat, tellsOfReply }: Delivery,
    versionedMarks: Versioned<DeliveryRecord> | null,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [];
    const expireAt = new Date(this.runtime.now() + KEPT_FOR);
    changes.push(patch(documents.notice(uid, id), { settledAt: serverTime, expireAt, ...waysIn(sends) }, seen.version));
    if (shown)
      changes.push(
        create(`users/${uid}/notifications/${id}`, {
          ...shown,
          unread: true,
          createdAt: serverTime,
        }),
      );
    if (tellsOfChat || tellsOfReply) {
      const marks = {
        ...(tellsOfChat && { chatAt: serverTime }),
        ...(tellsOfReply && { replyAt: serverTime }),
      };
      if (versionedMarks) changes.push(patch(toldRef(uid).path, marks, versionedMarks.version));
      else changes.push(create(toldRef(uid).path, marks));
    }
    return stored(changes);
  }

  async record(uid: string, id: string, sends: Sends, forgets: boolean): Promise<void> {
    await commit([
      patch(
        documents.notice(uid, id),
        { ...waysIn(sends), ...(forgets && { [field("ways", "email")]: null }) },
        "existing",
      ),
    ]);
  }
}
