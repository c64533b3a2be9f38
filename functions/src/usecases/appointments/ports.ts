import type { ReleaseReason } from "@thodu/domain/appointments/answer";
import type { Assigning, MeetingChange, Reopening } from "@thodu/domain/appointments/manage";
import type { AppointmentRequest, Therapist } from "@thodu/domain/appointments/model";
import type { Candidate } from "@thodu/domain/appointments/slots";
import type { Locale } from "@thodu/domain/locale";
import type { Version, Versioned } from "../chat/ports";
import type { ListPage } from "../ports";
import type { NewCase } from "@thodu/domain/reports/decide";

export interface NewAppointment {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly issue: string;
  readonly locale: Locale;
  readonly addressConfirmed: boolean;
}

/** What a person, and a mailbox, have asked for before. */
export interface RequestFacts {
  /** The person's requests that have no slot yet or whose slot is to come. */
  readonly open: number;
  readonly hasPlan: boolean;
  /** The mailbox has used its free appointment. */
  readonly isAddressUsed: boolean;
  /** The owner of the mailbox said of an earlier request of this person that it wasn't theirs. */
  readonly isDisowned: boolean;
  /** The version of the record of their last request; null before the first. */
  readonly last: Version | null;
}

/** When a person has appointments, apart from the request that is to be given a time. */
export interface PersonTimes {
  readonly times: readonly number[];
  /** As it was before `times` were read. A write that gives a time fails if it has changed. */
  readonly last: RequestFacts["last"];
}

/** Signs the links of an e-mail that asks whether an appointment is kept. */
export interface AnswerLinks {
  sign(appointmentId: string, mailbox: string): string;
  isSigned(appointmentId: string, mailbox: string, signature: string): boolean;
}

/** Requests, the mailboxes that are used, and the slots of therapists; they are written only through this. */
export interface AppointmentStore {
  find(appointmentId: string): Promise<Versioned<AppointmentRequest> | null>;
  requestFacts(userId: string, mailbox: string): Promise<RequestFacts>;
  /**
   * Stores the request as pending and, in the same write, its mailbox as used, unless it is already. `conflict`: the
   * id or the used mailbox exists by now, or the person has made another request meanwhile, and nothing was stored.
   * `report`: a case to open in the same write.
   */
  store(
    appointmentId: string,
    appointment: NewAppointment,
    mailbox: string,
    facts: RequestFacts,
    report: NewCase | null,
  ): Promise<"stored" | "conflict">;
  roster(): Promise<readonly (Therapist & { readonly id: string })[]>;
  personTimes(userId: string, except: string): Promise<PersonTimes>;
  /** The therapists whose slot of a day is booked. */
  takenOn(day: string): Promise<ReadonlySet<string>>;
  /**
   * Books the slot and confirms the request in one write; `conflict` if either has changed, or its person has been
   * given another time, and nothing was written.
   */
  confirm(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    slot: Candidate & { readonly day: string },
    asking: Asking,
    own: PersonTimes,
  ): Promise<"stored" | "conflict">;
  /** Marks a pending request that found no slot. */
  setAside(appointmentId: string, seen: Versioned<AppointmentRequest>, asking: Asking): Promise<"stored" | "conflict">;
  /** Stores that the e-mail that asks was handed over, and until when it says to answer. */
  mailed(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    keepUntil: number | null,
  ): Promise<"stored" | "conflict">;
  /** The owner of the address keeps it. */
  keep(appointmentId: string, seen: Versioned<AppointmentRequest>): Promise<"stored" | "conflict">;
  /** The appointment is over: nobody is asked any more. */
  dismiss(appointmentId: string, seen: Versioned<AppointmentRequest>): Promise<"stored" | "conflict">;
  /** Cancels it: its slot and its mailbox become free. */
  release(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    why: ReleaseReason,
  ): Promise<"stored" | "conflict">;
  /** Ids of pending requests from before `before` (milliseconds since 1970) for which no slot was searched. */
  overdue(before: number): Promise<ListPage<string>>;
  /** Ids of requests whose e-mail is still to be handed over. */
  unasked(): Promise<ListPage<string>>;
  /** Ids of requests that were not kept by `now`. */
  lapsed(now: number): Promise<ListPage<string>>;
  /** Ids of used addresses that become free by `now`, as their request was erased with its account. */
  restedAddresses(now: number): Promise<ListPage<string>>;
  freeAddress(addressId: string): Promise<boolean>;
  /** Ids of used addresses from before there was a secret. */
  unkeyed(): Promise<ListPage<string>>;
  /** Gives such an address its present id; false if it changed meanwhile. */
  rekey(formerId: string): Promise<boolean>;
}

/** Until when the owner of the address is asked to keep it; null if they are not asked. */
export interface Asking {
  readonly keepUntil: number | null;
}

/** Work that a task does later; asking twice for the same id runs it once. */
export interface AssignmentQueue {
  assignLater(appointmentId: string, delaySeconds: number): Promise<void>;
}

/** The roster and the requests as admins change them; every change stores an audit line in the same write. */
export interface AppointmentSchedule {
  find(appointmentId: string): Promise<Versioned<AppointmentRequest> | null>;
  therapist(therapistId: string): Promise<Versioned<Therapist> | null>;
  /** The request that has a therapist's slot on a day; null if it is free. */
  slotOf(therapistId: string, date: string): Promise<string | null>;
  personTimes(userId: string, except: string): Promise<PersonTimes>;
  /** `seen`: the therapist that was read, null for a new one; `conflict` if it has changed, and nothing was written. */
  saveTherapist(
    therapistId: string,
    seen: Versioned<Therapist> | null,
    therapist: Therapist,
    admin: string,
  ): Promise<"stored" | "conflict">;
  assign(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    slot: { readonly therapistId: string; readonly date: string },
    decision: Assigning,
    /** An admin, or the person who moves their own. */
    actor: string,
    own: PersonTimes,
  ): Promise<"stored" | "conflict">;
  /** Sets how they meet, or removes it, and tells the person. */
  meet(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    decision: MeetingChange,
    admin: string,
  ): Promise<"stored" | "conflict">;
  /** A cancelled request frees its slot. `tells`: whether its person is notified. */
  close(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    how: { readonly outcome: "cancelled" | "done"; readonly tells: boolean },
    admin: string,
  ): Promise<"stored" | "conflict">;
  reopen(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    decision: Reopening,
    admin: string,
    own: PersonTimes,
  ): Promise<"stored" | "conflict">;
}
