import type { Application, ApplicationDraft } from "@thodu/domain/volunteers/application";

const emptyDraft: ApplicationDraft = {
  name: "",
  languages: [],
  hours: "",
  why: "",
  experience: "",
  checks: false,
};

export const draftOf = (written: Application | null): ApplicationDraft => {
  if (!written) return emptyDraft;
  const { name, languages, hours, why, experience, checks } = written;
  return { name, languages, hours, why, experience, checks };
};

/** Whether nothing is written or chosen. */
export const isEmpty = (draft: ApplicationDraft): boolean => JSON.stringify(draft) === JSON.stringify(emptyDraft);

const orNothing = (text: string): string => (text.trim() === "" ? "" : text);

/** As the server accepts it, without blank fields. */
export const fitToSave = (draft: ApplicationDraft): ApplicationDraft => ({
  ...draft,
  name: orNothing(draft.name),
  why: orNothing(draft.why),
  experience: orNothing(draft.experience),
});
