import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answered,
  APPLICATION_KEPT,
  applicationAnswer,
  applicationDraft,
  applicationForm,
  approved,
  begun,
  ended,
  isOpen,
  isOver,
  saved,
  sent,
  takenOver,
  type Application,
  type ApplicationForm,
} from "./application";

const form: ApplicationForm = {
  name: "Meera",
  languages: ["te", "en"],
  hours: "3-5",
  why: "I know such nights.",
  experience: "",
  checks: true,
};
const value = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error("refused");
  return result.value;
};
const sentAt = (at: number): Application => value(sent(begun(0), form, at));
const refused = { ok: false, failure: { reason: "APPLICATION_CLOSED" } };

describe("what an applicant writes", () => {
  it("may be empty while it is a draft, but not once it is sent", () => {
    const empty = { name: "", languages: [], hours: "", why: "", experience: "", checks: false };
    expect(applicationDraft.safeParse(empty).success).toBe(true);
    const problems = applicationForm.safeParse(empty).error?.issues.map(({ path }) => path[0]);
    expect(problems).toEqual(["name", "languages", "hours", "why", "checks"]);
    expect(applicationForm.safeParse(form).success).toBe(true);
  });

  it("names each language once", () => {
    expect(applicationForm.safeParse({ ...form, languages: ["te", "te"] }).success).toBe(false);
  });

  it("requires the team's words when it asks for more", () => {
    expect(applicationAnswer.safeParse({ answer: "approve", words: "" }).success).toBe(true);
    expect(applicationAnswer.safeParse({ answer: "decline", words: "" }).success).toBe(false);
    expect(applicationAnswer.safeParse({ answer: "ask", words: "  " }).success).toBe(false);
  });
});

describe("an application", () => {
  it("is answered as it was read", () => {
    const known = sentAt(10);
    expect(answered(known, { answer: "decline", words: "Not now." }, 9, 20)).toMatchObject(refused);
    expect(value(answered(known, { answer: "decline", words: "Not now." }, 10, 20))).toMatchObject({
      status: "declined",
      words: "Not now.",
      answeredAt: 20,
      expireAt: 20 + APPLICATION_KEPT,
    });
  });

  it("is answered once, and the same answer again changes nothing", () => {
    const declined = value(answered(sentAt(10), { answer: "decline", words: "Not now." }, 10, 20));
    expect(answered(declined, { answer: "decline", words: "Not now." }, 10, 30)).toEqual({ ok: true, value: declined });
    expect(answered(declined, { answer: "ask", words: "Why?" }, 10, 30)).toMatchObject(refused);
  });

  it("can be sent once, and again after the team has asked for more", () => {
    const known = sentAt(10);
    expect(sent(known, form, 20)).toEqual({ ok: true, value: known });
    expect(sent(known, { ...form, why: "Other." }, 20)).toMatchObject(refused);
    const asked = value(answered(known, { answer: "ask", words: "How often?" }, 10, 20));
    expect(value(sent(asked, { ...form, why: "Other." }, 30))).toMatchObject({
      status: "sent",
      sentAt: 30,
      words: "How often?",
      expireAt: null,
    });
  });

  it("fills the gaps of the listener's record", () => {
    const known = { ...sentAt(1), experience: "Five years" };
    expect(takenOver(known, { name: "", experience: "" })).toEqual({
      name: "Meera",
      languages: ["te", "en"],
      experience: "Five years",
    });
    expect(takenOver(known, { name: "M.", experience: "Ten" })).toEqual({ languages: ["te", "en"] });
    expect(takenOver(begun(0), { name: "", experience: "" })).toEqual({});
  });

  it("expires exactly if it is waiting for its person, or was decided against them", () => {
    type Step = (known: Application, now: number) => Application;
    const orSame = (result: ReturnType<typeof saved>, known: Application): Application =>
      result.ok ? result.value : known;
    const steps: readonly Step[] = [
      (known, now) => orSame(saved(known, { ...form, why: "" }, now), known),
      (known, now) => orSame(sent(known, form, now), known),
      (known, now) => orSame(answered(known, { answer: "ask", words: "Why?" }, known.sentAt ?? 0, now), known),
      (known, now) => orSame(answered(known, { answer: "decline", words: "No." }, known.sentAt ?? 0, now), known),
      (known, now) => orSame(answered(known, { answer: "approve", words: "" }, known.sentAt ?? 0, now), known),
      (known, now) => approved(known, "", now),
      (known, now) => (known.status === "approved" ? { ...known, ...ended(now) } : known),
    ];
    fc.assert(
      fc.property(fc.array(fc.nat(steps.length - 1), { maxLength: 20 }), (history) => {
        let known = begun(0);
        for (const [at, which] of history.entries()) {
          const before = known;
          known = steps[which]?.(known, at + 1) ?? known;
          expect(known.expireAt === null).toBe(known.status === "sent" || known.status === "approved");
          expect(isOver(known, at + 1)).toBe(false);
          if (known.expireAt !== null) expect(isOver(known, known.expireAt)).toBe(true);
          // Once the team has it, nobody can change it.
          if (!isOpen(before) && known.why !== before.why) throw new Error("changed while closed");
          if (known.status === "sent")
            expect(applicationForm.safeParse({ ...form, why: known.why }).success).toBe(true);
        }
      }),
    );
  });
});
