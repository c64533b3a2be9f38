import type { Delivery, Pushed, Reader } from "@thodu/domain/notifications/delivery";
import type { Notice, NoticeKind, Sends } from "@thodu/domain/notifications/notices";
import type { Email } from "@thodu/domain/notifications/outside";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import type { UsedBy } from "@thodu/domain/plans/metering";
import type { Ways } from "@thodu/domain/chat/model";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../chat/ports";
import type { ListPage } from "../ports";

/** When a person was last told of something; null for never. */
export interface DeliveryRecord {
  /** Something outside of Thodu told of the chat. */
  readonly chatAt: Millis | null;
  /** Anything told of a reply. */
  readonly replyAt: Millis | null;
}

/** The person who is told; the times come with the version that was read. */
export type VersionedReader = Omit<Reader, "site" | "chatToldAt" | "replyToldAt"> & {
  readonly told: Versioned<DeliveryRecord> | null;
};

/** The events of which people are to be told, and what they see of them. */
export interface Outbox {
  find(uid: string, id: string): Promise<Versioned<Notice> | null>;
  /** `ways`: how they asked to be told of this one event, besides their preferences. */
  reader(uid: string, ways: Ways | null): Promise<VersionedReader>;
  /**
   * Marks the event as settled, shows it in Thodu and reserves the ways out of it, in one write. `conflict`: another
   * delivery was faster, or something else was told meanwhile, and nothing was written.
   */
  settle(
    uid: string,
    id: string,
    seen: Versioned<Notice>,
    delivery: Delivery,
    told: Versioned<DeliveryRecord> | null,
  ): Promise<"stored" | "conflict">;
  /**
   * Stores the state of the ways; `forgets`: removes the address that was given for this event. Does nothing if the
   * event is gone.
   */
  record(uid: string, id: string, sends: Sends, forgets: boolean): Promise<void>;
}

/** The outcome of handing something over. */
export type Handed =
  | "sent"
  /** Certainly not handed over; the same may be tried later. */
  | "not-sent"
  /** The connection broke in the middle: it may have arrived. */
  | "unsure"
  /** Refused for good. */
  | "refused";

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** Empty if the server requires none. */
  readonly user: string;
  readonly password: string;
  /** `Name <address>`, or only an address. */
  readonly from: string;
  /** The site's address, without a slash at the end. */
  readonly site: string;
}

export interface Mailer {
  /** The site's address for links in e-mails, without a slash at the end; null if no e-mail can be sent. */
  readonly site: string | null;
  /** `name` is the same for each try of one e-mail, so that a mailbox can recognise a copy. */
  send(letter: Email, name: string): Promise<Handed>;
}

/** What a browser needs to sign up: the site's public key, and the project's number. */
export interface PushKeys {
  readonly key: string;
  readonly sender: string;
}

export interface Pusher {
  /** Sends a notice to each device; `gone`: those that the push service does not know any more. */
  send(
    devices: readonly string[],
    notice: Pushed,
  ): Promise<{ readonly handed: Handed; readonly gone: readonly string[] }>;
}

/** The devices on which people want to be told, by the push service's tokens. */
export interface Devices {
  /** Adding one again makes it the newest; of more than ten the oldest are removed. */
  add(uid: string, token: string): Promise<void>;
  /** Does nothing if there is no such device. */
  remove(uid: string, token: string): Promise<void>;
}

export interface Texter {
  /** Whether texts reach a phone, or are only logged. */
  readonly isReal: boolean;
  /** Sends one text to the person's phone. */
  send(uid: string, line: string): Promise<Handed>;
}

export interface PlanEnd {
  readonly uid: string;
  readonly validUntil: Millis;
  /** It is paused while a bank decides on its payment, and may go on. */
  readonly isPaused: boolean;
  /** What was bought, if it is Pay As You Go, which may be used up earlier; null for a monthly plan. */
  readonly single: PlanTerm | null;
}

/** The ends of plans, and notices of them. */
export interface PlanEnds {
  /** Plans that end after `from` and not after `to`, the earliest end first. */
  between(from: Millis, to: Millis): Promise<ListPage<PlanEnd>>;
  /** The use under some keys of a person. */
  used(uid: string, keys: readonly string[]): Promise<UsedBy>;
  /** Whether the plan is charged again when it ends. */
  renews(uid: string): Promise<boolean>;
  /** Does nothing if the event exists. */
  tell(uid: string, id: string, kind: NoticeKind): Promise<void>;
}
