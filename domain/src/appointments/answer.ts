import { DAY, HOUR, MINUTE, type Millis } from "../time";
import type { AppointmentRequest } from "./model";

/** How long the owner of an unconfirmed address has to keep (confirm) an appointment that was asked for with it. */
const KEEP_WITHIN = DAY;
/** It has to be kept at least this long before its slot, so that another person can still have the slot. */
const KEEP_BEFORE = 3 * HOUR;
/** They always have this long to keep it, or until the slot if that is sooner. */
const KEEP_AT_LEAST = 30 * MINUTE;
/** If less time than this is left when the e-mail is handed to the mail server, the time to answer starts again. */
const ASKED_WITHIN = 15 * MINUTE;

/** The number of open requests that one person may have: without a plan, and with one. */
export const OPEN_FREE = 1;
export const OPEN_WITH_PLAN = 5;

export const keepUntil = (now: Millis, slotAt: Millis | null): Millis =>
  slotAt === null
    ? now + KEEP_WITHIN
    : Math.min(slotAt, Math.max(now + KEEP_AT_LEAST, Math.min(now + KEEP_WITHIN, slotAt - KEEP_BEFORE)));

/**
 * Until when the owner of an unconfirmed address can keep the appointment; null if the address is confirmed or no
 * e-mails can be sent.
 */
export const askedUntil = (
  { addressConfirmed }: Pick<AppointmentRequest, "addressConfirmed">,
  canAsk: boolean,
  now: Millis,
  slotAt: Millis | null,
): Millis | null => (addressConfirmed || !canAsk ? null : keepUntil(now, slotAt));

/** Until when the owner of the address can keep it, if the e-mail is handed over now. */
export const answerUntil = (
  { keepUntil: until, slotAt }: Pick<AppointmentRequest, "keepUntil" | "slotAt">,
  now: Millis,
): Millis | null => (until === null || until - now >= ASKED_WITHIN ? until : keepUntil(now, slotAt));

type State = Pick<AppointmentRequest, "status" | "slotAt">;
type Asked = State & Pick<AppointmentRequest, "addressConfirmed" | "keepUntil">;

/** It has no slot yet, or its slot is still to come. */
export const isOpen = ({ status, slotAt }: State, now: Millis): boolean =>
  status === "pending" || (status === "confirmed" && (slotAt ?? Infinity) > now);

/**
 * Whether the time to keep it has passed; this may be found after the slot. Not while the e-mail that asks is still to
 * be sent.
 */
export const isLapsed = (
  {
    status,
    keepUntil: until,
    mailDue,
  }: Pick<AppointmentRequest, "status" | "keepUntil"> & { readonly mailDue?: boolean },
  now: Millis,
): boolean => (status === "pending" || status === "confirmed") && until !== null && until <= now && mailDue !== true;

/**
 * An address counts as used for this long after a request, even if that is erased, so that it gets at most one e-mail a
 * day.
 */
export const ADDRESS_RESTS = DAY;

/**
 * Whether the address of a request becomes free some time after the request is erased with its account: the appointment
 * did not take place, and the owner of the address never kept it. Nobody else could free the address afterwards.
 */
export const freesAddress = (request: Asked, now: Millis): boolean =>
  !request.addressConfirmed && (request.status === "cancelled" || isOpen(request, now) || isLapsed(request, now));

/** `not-me`: somebody else gave the address. */
export type AppointmentAnswer = "keep" | "not-me";

/**
 * What an answer does. `as-it-is`: nothing, as the request is closed or was answered like this before. `release`: the
 * time to answer has passed, so the slot is released. `over`: the appointment's time is past, and nobody has closed it.
 */
export function decideAnswer(
  request: Asked,
  answer: AppointmentAnswer,
  now: Millis,
): "keep" | "cancel" | "release" | "over" | "as-it-is" {
  const isLate = isLapsed(request, now);
  if (!isLate && !isOpen(request, now)) return request.status === "confirmed" ? "over" : "as-it-is";
  if (answer === "not-me") return "cancel";
  if (isLate) return "release";
  return request.addressConfirmed && request.keepUntil === null ? "as-it-is" : "keep";
}

/** The notice of a slot: confirmed, or held until its person keeps it by the link in the e-mail. */
export const bookedNotice = ({
  keepUntil: until,
}: Pick<AppointmentRequest, "keepUntil">): "appointment-held" | "appointment-confirmed" =>
  until === null ? "appointment-confirmed" : "appointment-held";

/**
 * The notice that an appointment is confirmed, to a person who has just kept it; given as it was before. Null without a
 * slot, and if nobody had to keep it, as they were told already.
 */
export const confirmedNotice = ({
  status,
  keepUntil: until,
}: Pick<AppointmentRequest, "status" | "keepUntil">): "appointment-confirmed" | null =>
  status === "confirmed" && until !== null ? "appointment-confirmed" : null;

/**
 * Why an appointment is released: not kept in time, the owner of the address did not ask for it, or its person gave it
 * up.
 */
export type ReleaseReason = "not-kept" | "not-me" | "by-person";

/** The notice to the person of an appointment that is released; null after `not-me`, as it was not theirs. */
export const releasedNotice = (why: ReleaseReason): "appointment-cancelled" | "appointment-given-up" | null =>
  why === "not-me" ? null : why === "by-person" ? "appointment-given-up" : "appointment-cancelled";
