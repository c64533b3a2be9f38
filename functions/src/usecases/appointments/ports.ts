import type { ReleaseReason } from "@thodu/domain/appointments/keeping";
import type { Assigning, MeetingChange, Reopening } from "@thodu/domain/appointments/manage";
import type { AppointmentRequest, Therapist } from "@thodu/domain/appointments/model";
import type { Candidate } from "@thodu/domain/appointments/slots";
import type { Locale } from "@thodu/domain/locale";
import type { Versioned } from "../chat/ports";
import type { Page } from "../ports";
import type { NewCase } from "@thodu/domain/reports/decide";

export interface NewAppointment {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly issue: string;
  readonly locale: Locale;
  readonly addressConfirmed: boolean;
}

/** What a person has asked for before. */
export interface Standing {
  /** Requests that wait for a slot or lie ahead. */
  readonly open: number;
  readonly hasPlan: boolean;
  /** The mailbox has used its free appointment. */
  readonly isClaimed: boolean;
  /** Whoever has the mailbox said of an earlier request of this person that it wasn't theirs. */
  readonly isDisowned: boolean;
  /** Their last request; null before the first. */
  readonly last: Versioned<{ readonly appointmentId: string }> | null;
}

/** What signs the links of an e-mail that asks whether an appointment is to be kept. */
export interface AnswerLinks {
  sign(appointmentId: string, mailbox: string): string;
  isSigned(appointmentId: string, mailbox: string, signature: string): boolean;
}

/** Requests, the claims on mailboxes, and the slots of therapists: the only way in which they are written. */
export interface AppointmentStore {
  find(appointmentId: string): Promise<Versioned<AppointmentRequest> | null>;
  standing(userId: string, mailbox: string): Promise<Standing>;
  /**
   * Stores the request as pending and, in the same write, the claim on its mailbox unless it is claimed. `conflict`: the
   * id or the claim was there by then, or the person has asked for something else meanwhile, and nothing was stored.
   * `report`: a case that is opened with it.
   */
  store(
    appointmentId: string,
    appointment: NewAppointment,
    mailbox: string,
    standing: Standing,
    report: NewCase | null,
  ): Promise<"stored" | "conflict">;
  roster(): Promise<readonly (Therapist & { readonly id: string })[]>;
  /** The therapists whose slot of a day is booked. */
  takenOn(day: string): Promise<ReadonlySet<string>>;
  /** Books the slot and confirms the request in one write; `conflict` when either changed and nothing was written. */
  confirm(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    slot: Candidate & { readonly day: string },
    asking: Asking,
  ): Promise<"stored" | "conflict">;
  /** Marks a pending request that found no slot. */
  setAside(appointmentId: string, seen: Versioned<AppointmentRequest>, asking: Asking): Promise<"stored" | "conflict">;
  /** The e-mail that asks whether it is kept was handed over, and says until when. */
  mailed(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    keepUntil: number | null,
  ): Promise<"stored" | "conflict">;
  /** Whoever has the address keeps it. */
  keep(appointmentId: string, seen: Versioned<AppointmentRequest>): Promise<"stored" | "conflict">;
  /** It is over: nobody is asked any more. */
  dismiss(appointmentId: string, seen: Versioned<AppointmentRequest>): Promise<"stored" | "conflict">;
  /** Cancels it: its slot and its claim on the mailbox are free again. */
  release(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    why: ReleaseReason,
  ): Promise<"stored" | "conflict">;
  /** Ids of pending requests older than `before` (milliseconds since 1970) that no slot was looked for. */
  overdue(before: number): Promise<Page<string>>;
  /** Ids of those whose e-mail is still to be handed over. */
  unasked(): Promise<Page<string>>;
  /** Ids of those that nobody kept by `now`. */
  unkept(now: number): Promise<Page<string>>;
  /** Ids of claims whose address is free again by `now`, since their request was erased with its account. */
  restedClaims(now: number): Promise<Page<string>>;
  freeClaim(claimId: string): Promise<boolean>;
  /** Ids of claims from before there was a secret. */
  unkeyed(): Promise<Page<string>>;
  /** Gives such a claim the id that it has today; false when it changed meanwhile. */
  rekey(claimId: string): Promise<boolean>;
}

/** Until when whoever has the address is asked to keep it; null where they are not asked. */
export interface Asking {
  readonly keepUntil: number | null;
}

/** Work put off to a task; asking twice for the same id runs it once. */
export interface AssignmentQueue {
  assignLater(appointmentId: string, delaySeconds: number): Promise<void>;
}

/** The roster and the requests as an admin changes them; every change leaves an audit line in the same write. */
export interface AppointmentSchedule {
  find(appointmentId: string): Promise<Versioned<AppointmentRequest> | null>;
  therapist(therapistId: string): Promise<Versioned<Therapist> | null>;
  /** The request that has a therapist's slot on a day. */
  slotOf(therapistId: string, date: string): Promise<string | null>;
  /** `seen`: as it was read, null for a new one; `conflict` when that has changed and nothing was written. */
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
    admin: string,
  ): Promise<"stored" | "conflict">;
  /** Says how one meets, or takes it away; its person is told. */
  meet(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    decision: MeetingChange,
    admin: string,
  ): Promise<"stored" | "conflict">;
  /** A cancelled request frees its slot. */
  /** `tells`: whether its person is told of it. */
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
  ): Promise<"stored" | "conflict">;
}
