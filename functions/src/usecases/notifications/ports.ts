import type { Delivery, Pushed, Reader } from "@thodu/domain/notifications/delivery";
import type { Notice, NoticeKind, Sends } from "@thodu/domain/notifications/notices";
import type { Email } from "@thodu/domain/notifications/outside";
import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import type { UsedBy } from "@thodu/domain/plans/metering";
import type { Ways } from "@thodu/domain/chat/model";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../chat/ports";
import type { Page } from "../ports";

/** The marks of what was told last; null for never. */
export interface DeliveryRecord {
  /** Something outside of Thodu told of the chat. */
  readonly chatAt: Millis | null;
  /** Anything told of a reply. */
  readonly replyAt: Millis | null;
}

/** Who is told; the marks come with the proof of the moment that it was looked at. */
export type VersionedReader = Omit<Reader, "site" | "chatToldAt" | "replyToldAt"> & {
  readonly told: Versioned<DeliveryRecord> | null;
};

/** The events that people are to be told of, and what they see of them. */
export interface Outbox {
  find(uid: string, id: string): Promise<Versioned<Notice> | null>;
  /** `ways`: how they asked to be told of this one event, beside what they prefer. */
  reader(uid: string, ways: Ways | null): Promise<VersionedReader>;
  /**
   * Marks the event as settled, shows it within Thodu and takes the ways out of it, in one write. `conflict`: another
   * delivery was first, or something else was told of meanwhile, and nothing was written.
   */
  settle(
    uid: string,
    id: string,
    seen: Versioned<Notice>,
    delivery: Delivery,
    told: Versioned<DeliveryRecord> | null,
  ): Promise<"stored" | "conflict">;
  /**
   * Notes how far the ways have come, and with `forgets` takes the address out that was left for this event; nothing for an
   * event that is gone.
   */
  record(uid: string, id: string, sends: Sends, forgets: boolean): Promise<void>;
}

/** What became of something that was handed over, or was to be. */
export type Handed =
  | "sent"
  /** Surely not handed over; the same may be tried later. */
  | "not-sent"
  /** The line broke in the middle: it may have arrived. */
  | "unsure"
  /** Refused for good. */
  | "refused";

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** Empty where the server asks for none. */
  readonly user: string;
  readonly password: string;
  /** `Name <address>`, or an address alone. */
  readonly from: string;
  /** Where the site is, without a slash at the end. */
  readonly site: string;
}

export interface Mailer {
  /** Where the links of a letter lead, without a slash at the end; null when no e-mail can be sent. */
  readonly site: string | null;
  /** `name` is the same for each try of the same letter, so that a mailbox can tell a copy. */
  send(letter: Email, name: string): Promise<Handed>;
}

/** What a browser signs up with: the public key of the site, and the number of the project. */
export interface PushKeys {
  readonly key: string;
  readonly sender: string;
}

export interface Pusher {
  /** Puts a notice on each device; `gone` are those that the push service does not know any more. */
  send(
    devices: readonly string[],
    notice: Pushed,
  ): Promise<{ readonly handed: Handed; readonly gone: readonly string[] }>;
}

/** The devices on which people want to be told, by the names that the push service gave them. */
export interface Devices {
  /** Adding one again makes it the newest; of more than ten the oldest go. */
  add(uid: string, token: string): Promise<void>;
  /** Nothing for one that is not there. */
  remove(uid: string, token: string): Promise<void>;
}

export interface Texter {
  /** Whether a line reaches a phone, or is only noted. */
  readonly isReal: boolean;
  /** Sends one line to the person's phone. */
  send(uid: string, line: string): Promise<Handed>;
}

export interface PlanEnd {
  readonly uid: string;
  readonly validUntil: Millis;
  /** A bank decides on something that its owner bought: it may go on. */
  readonly isPaused: boolean;
  /** What was bought, where it is Pay As You Go, which can be used up before; null for a monthly plan. */
  readonly single: PlanTerm | null;
}

/** Ends of plans, and the telling of them. */
export interface PlanEnds {
  /** Plans that end after `from` and not after `to`, the first to end first. */
  between(from: Millis, to: Millis): Promise<Page<PlanEnd>>;
  /** What stands under some keys of a person's minutes. */
  used(uid: string, keys: readonly string[]): Promise<UsedBy>;
  /** Whether the plan is charged anew when it ends. */
  renews(uid: string): Promise<boolean>;
  /** Nothing when the event is known. */
  tell(uid: string, id: string, kind: NoticeKind): Promise<void>;
}
