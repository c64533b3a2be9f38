import { DAY, HOUR, MINUTE, type Millis } from "../time";
import type { AppointmentRequest } from "./model";

/** Whoever has an address that nobody confirmed has so long to keep what was asked for with it. */
const KEEP_WITHIN = DAY;
/** And no longer than this before the hour, so that somebody else can still have it. */
const KEEP_BEFORE = 3 * HOUR;
/** But never less than this, or than there is until the hour: a slot of the same evening is kept or lost at once. */
const KEEP_AT_LEAST = 30 * MINUTE;
/** If less time than this is left when the e-mail is handed to the mail server, the time to answer starts again. */
const ASKED_WITHIN = 15 * MINUTE;

/** Open requests that one person may have: without a plan, and with one. */
export const OPEN_FREE = 1;
export const OPEN_WITH_PLAN = 5;

export const keepUntil = (now: Millis, slotAt: Millis | null): Millis =>
  slotAt === null
    ? now + KEEP_WITHIN
    : Math.min(slotAt, Math.max(now + KEEP_AT_LEAST, Math.min(now + KEEP_WITHIN, slotAt - KEEP_BEFORE)));

/** Until when an address is asked: one that nobody has confirmed, where e-mails can be sent at all; else null. */
export const askedUntil = (
  { addressConfirmed }: Pick<AppointmentRequest, "addressConfirmed">,
  canAsk: boolean,
  now: Millis,
  slotAt: Millis | null,
): Millis | null => (addressConfirmed || !canAsk ? null : keepUntil(now, slotAt));

/** Until when whoever has the address can keep it, by an e-mail that is handed over now. */
export const heldUntil = (
  { keepUntil: until, slotAt }: Pick<AppointmentRequest, "keepUntil" | "slotAt">,
  now: Millis,
): Millis | null => (until === null || until - now >= ASKED_WITHIN ? until : keepUntil(now, slotAt));

type State = Pick<AppointmentRequest, "status" | "slotAt">;
type Asked = State & Pick<AppointmentRequest, "addressConfirmed" | "keepUntil">;

/** Waits for a slot, or lies ahead. */
export const isOpen = ({ status, slotAt }: State, now: Millis): boolean =>
  status === "pending" || (status === "confirmed" && (slotAt ?? Infinity) > now);

/** Whether nobody has kept it in time; also when that is found after the hour. Not while the e-mail that asks is still to go. */
export const isNotKept = (
  {
    status,
    keepUntil: until,
    mailDue,
  }: Pick<AppointmentRequest, "status" | "keepUntil"> & { readonly mailDue?: boolean },
  now: Millis,
): boolean => (status === "pending" || status === "confirmed") && until !== null && until <= now && mailDue !== true;

/** An address stays used for this long after its request was made, even if that is erased, so that it gets one e-mail a day at most. */
export const ADDRESS_RESTS = DAY;

/**
 * Whether the address of a request is free again some time after the request is erased with its account: it did not take
 * place, and whoever has the address never said that they want it. Nobody else could free it afterwards.
 */
export const freesAddress = (request: Asked, now: Millis): boolean =>
  !request.addressConfirmed && (request.status === "cancelled" || isOpen(request, now) || isNotKept(request, now));

/** `not-me`: somebody else gave the address. */
export type KeepAnswer = "keep" | "not-me";

/**
 * What follows from an answer. `as-it-is`: nothing, the request is closed or was answered like this before. `release`: the time
 * to answer is up, so its slot is given up. `over`: its hour is past, and nobody has closed it.
 */
export function decideAnswer(
  request: Asked,
  answer: KeepAnswer,
  now: Millis,
): "keep" | "cancel" | "release" | "over" | "as-it-is" {
  const isLate = isNotKept(request, now);
  if (!isLate && !isOpen(request, now)) return request.status === "confirmed" ? "over" : "as-it-is";
  if (answer === "not-me") return "cancel";
  if (isLate) return "release";
  return request.addressConfirmed && request.keepUntil === null ? "as-it-is" : "keep";
}

/** The notice of a booked hour: confirmed, or held until its person keeps it by the link in the e-mail. */
export const bookedNotice = ({
  keepUntil: until,
}: Pick<AppointmentRequest, "keepUntil">): "appointment-held" | "appointment-confirmed" =>
  until === null ? "appointment-confirmed" : "appointment-held";

/**
 * What somebody is told who has kept their appointment, by what it was before: that it is confirmed. Null for nothing: without an
 * hour nothing is told before it has one, and of an hour that nobody had to keep they were told already.
 */
export const keptNotice = ({
  status,
  keepUntil: until,
}: Pick<AppointmentRequest, "status" | "keepUntil">): "appointment-confirmed" | null =>
  status === "confirmed" && until !== null ? "appointment-confirmed" : null;

/** Why an appointment goes back: nobody kept it, whoever has the address did not ask for it, or its person gave it up. */
export type ReleaseReason = "not-kept" | "not-me" | "by-person";

/** What the person of an appointment that goes back is told; null for nothing: after `not-me` it was not theirs. */
export const releasedNotice = (why: ReleaseReason): "appointment-cancelled" | "appointment-given-up" | null =>
  why === "not-me" ? null : why === "by-person" ? "appointment-given-up" : "appointment-cancelled";
