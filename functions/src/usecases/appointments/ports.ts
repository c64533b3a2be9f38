import type { Assigning } from '@thodu/domain/appointments/manage';
import type { AppointmentRequest, Therapist } from '@thodu/domain/appointments/model';
import type { Candidate } from '@thodu/domain/appointments/slots';
import type { Locale } from '@thodu/domain/locale';
import type { Seen } from '../chat/ports';
import type { Page } from '../sweepPages';

export interface NewAppointment {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly issue: string;
  readonly locale: Locale;
}

/** Requests, the claims on mailboxes, and the slots of therapists: the only way in which they are written. */
export interface AppointmentStore {
  find(appointmentId: string): Promise<Seen<AppointmentRequest> | null>;
  /**
   * Stores the request as pending and, in the same write, the claim on its mailbox. `taken`: the id or the mailbox
   * was there before, and nothing was stored. Without a mailbox no claim is made.
   */
  store(appointmentId: string, appointment: NewAppointment, mailbox: string | null): Promise<'stored' | 'taken'>;
  hasPlan(userId: string): Promise<boolean>;
  roster(): Promise<readonly (Therapist & { readonly id: string })[]>;
  /** The therapists whose slot of a day is booked. */
  takenOn(day: string): Promise<ReadonlySet<string>>;
  /** Books the slot and confirms the request in one write; `conflict` when either changed and nothing was written. */
  confirm(appointmentId: string, seen: Seen<AppointmentRequest>, slot: Candidate & { readonly day: string }): Promise<'stored' | 'conflict'>;
  /** Marks a pending request that found no slot. */
  setAside(appointmentId: string, seen: Seen<AppointmentRequest>): Promise<'stored' | 'conflict'>;
  /** Ids of pending requests older than `before` (milliseconds since 1970) that no slot was looked for, at most 50. */
  overdue(before: number): Promise<Page<string>>;
}

/** Work put off to a task; asking twice for the same id runs it once. */
export interface AssignmentQueue {
  assignLater(appointmentId: string, delaySeconds: number): Promise<void>;
}

/** The roster and the requests as an admin changes them; every change leaves an audit line in the same write. */
export interface AppointmentOffice {
  find(appointmentId: string): Promise<Seen<AppointmentRequest> | null>;
  therapist(therapistId: string): Promise<Therapist | null>;
  /** The request that has a therapist's slot on a day. */
  slotOf(therapistId: string, date: string): Promise<string | null>;
  saveTherapist(therapistId: string, therapist: Therapist, admin: string): Promise<void>;
  assign(appointmentId: string, seen: Seen<AppointmentRequest>, slot: { readonly therapistId: string; readonly date: string }, decision: Assigning, admin: string): Promise<'stored' | 'conflict'>;
  /** A cancelled request frees its slot. */
  close(appointmentId: string, seen: Seen<AppointmentRequest>, outcome: 'cancelled' | 'done', admin: string): Promise<'stored' | 'conflict'>;
}
