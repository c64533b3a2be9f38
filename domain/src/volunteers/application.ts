import * as z from "zod/mini";
import { personName } from "../accounts/forms";
import { refuse, type Failure } from "../errors";
import { instant } from "../instant";
import { locale, locales } from "../locale";
import { fail, ok, type Result } from "../result";
import { writtenText } from "../text";
import { DAY, type Millis } from "../time";
import type { Volunteer } from "./model";

/** How long an application that was declined or not finished is kept after its last change. */
export const APPLICATION_KEPT = 90 * DAY;

/** The longest text of an applicant, and of the team's answer, in code points. */
const APPLICATION_TEXT = 1_000;

const hours = z.enum(["1-2", "3-5", "6-10", "over-10"]);
const languages = z.array(locale).check(
  z.maxLength(locales.length),
  z.refine((spoken) => new Set(spoken).size === spoken.length),
);
const text = writtenText(APPLICATION_TEXT);
const orEmpty = <S extends z.ZodMiniType<string, string>>(schema: S) => z.union([z.literal(""), schema]);

export const applicationDraft = z.strictObject({
  name: orEmpty(personName),
  languages,
  hours: orEmpty(hours),
  why: orEmpty(text),
  experience: orEmpty(text),
  /** They agree that the team may check what they say here. */
  checks: z.boolean(),
});
export type ApplicationDraft = z.infer<typeof applicationDraft>;

/** What is sent to the team; no experience is required. */
export const applicationForm = z.strictObject({
  name: personName,
  languages: languages.check(z.minLength(1)),
  hours,
  why: text,
  experience: orEmpty(text),
  checks: z.literal(true),
});
export type ApplicationForm = z.infer<typeof applicationForm>;

/** `asked`: the team wants to know more, so it can be changed again. `ended`: the approval was revoked. */
const applicationStatus = z.enum(["draft", "sent", "asked", "declined", "approved", "ended"]);

/** `applications/{uid}`: written by the server; read by its person and by admins. The audit log says who answered. */
export const application = z.object({
  name: z._default(z.string(), ""),
  languages: z._default(z.array(locale), []),
  hours: z._default(orEmpty(hours), ""),
  why: z._default(z.string(), ""),
  experience: z._default(z.string(), ""),
  checks: z._default(z.boolean(), false),
  status: applicationStatus,
  /** The team's last answer; null before. */
  words: z._default(z.nullable(z.string()), null),
  savedAt: z._default(z.nullable(instant), null),
  sentAt: z._default(z.nullable(instant), null),
  answeredAt: z._default(z.nullable(instant), null),
  /** When it is deleted; null while it waits for the team, and once approved. */
  expireAt: z._default(z.nullable(instant), null),
});
export type Application = z.infer<typeof application>;

/** An admin's answer. A text is optional with an approval and required otherwise. */
export const applicationAnswer = z.discriminatedUnion("answer", [
  z.strictObject({ answer: z.literal("approve"), words: orEmpty(text) }),
  z.strictObject({ answer: z.enum(["decline", "ask"]), words: text }),
]);
export type ApplicationAnswer = z.infer<typeof applicationAnswer>;

type Changed = Result<Application, Failure<"APPLICATION_CLOSED">>;
const closed = fail(refuse("APPLICATION_CLOSED"));

export const begun = (now: Millis): Application => ({
  name: "",
  languages: [],
  hours: "",
  why: "",
  experience: "",
  checks: false,
  status: "draft",
  words: null,
  savedAt: null,
  sentAt: null,
  answeredAt: null,
  expireAt: now + APPLICATION_KEPT,
});

export const isOpen = ({ status }: Pick<Application, "status">): boolean => status === "draft" || status === "asked";

export const saved = (known: Application, draft: ApplicationDraft, now: Millis): Changed =>
  isOpen(known) ? ok({ ...known, ...draft, savedAt: now, expireAt: now + APPLICATION_KEPT }) : closed;

/** Accepts a finished application; a repeat of the one that was sent changes nothing. */
export function sent(known: Application, form: ApplicationForm, now: Millis): Changed {
  if (isOpen(known)) return ok({ ...known, ...form, status: "sent", savedAt: now, sentAt: now, expireAt: null });
  return known.status === "sent" && isSame(known, form) ? ok(known) : closed;
}

const isSame = (known: Application, form: ApplicationForm): boolean =>
  known.name === form.name &&
  known.hours === form.hours &&
  known.why === form.why &&
  known.experience === form.experience &&
  known.languages.join() === form.languages.join();

const states = { approve: "approved", decline: "declined", ask: "asked" } as const;

/**
 * The team's answer to the application sent at `sentAt`, as the admin read it. The same answer again changes nothing.
 * It is refused if the applicant has sent again, or another admin has given another answer, since this admin has not
 * read that.
 */
export function answered(
  known: Application,
  { answer, words }: ApplicationAnswer,
  sentAt: Millis,
  now: Millis,
): Changed {
  if (known.status === states[answer] && known.sentAt === sentAt && (known.words ?? "") === words) return ok(known);
  if (known.status !== "sent" || known.sentAt !== sentAt) return closed;
  return answer === "approve"
    ? ok(approved(known, words, now))
    : ok({ ...known, status: states[answer], words, answeredAt: now, expireAt: now + APPLICATION_KEPT });
}

/**
 * The application after an admin's approval, whatever its state: admins may approve a person who wrote nothing here.
 */
export const approved = (known: Application, words: string, now: Millis): Application => ({
  ...known,
  status: "approved",
  words: words === "" ? null : words,
  answeredAt: now,
  expireAt: null,
});

/** The application after the approval was revoked: it is kept as long as a declined one. */
export const ended = (now: Millis): Pick<Application, "status" | "expireAt"> => ({
  status: "ended",
  expireAt: now + APPLICATION_KEPT,
});

export const isOver = ({ expireAt }: Pick<Application, "expireAt">, now: Millis): boolean =>
  expireAt !== null && expireAt <= now;

/** What an approval copies into the listener's record: the languages, and the experience if the record has none. */
export const takenOver = (
  { languages: spoken, name, experience }: Application,
  record: Pick<Volunteer, "name" | "experience">,
): Partial<Pick<Volunteer, "languages" | "name" | "experience">> => ({
  ...(spoken.length > 0 && { languages: spoken }),
  ...(record.name === "" && name !== "" && { name }),
  ...(record.experience === "" && experience !== "" && { experience }),
});
