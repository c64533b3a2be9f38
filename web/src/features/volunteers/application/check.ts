import { applicationForm, type ApplicationDraft, type ApplicationForm } from "@thodu/domain/volunteers/application";
import * as t from "@messages/application";
import { needed, tooLong } from "@messages/forms";
import { neverCompile } from "../../../ui/form/jitless";

neverCompile();

export type Problems = Readonly<Partial<Record<keyof ApplicationDraft, string>>>;
type Checked = { readonly form: ApplicationForm } | { readonly problems: Problems };

const fields = ["name", "languages", "hours", "why", "experience", "checks"] as const;

/** The application if it can be sent, or what is missing, in words. */
export function check(draft: ApplicationDraft): Checked {
  const read = applicationForm.safeParse(draft);
  if (read.success) return { form: read.data };
  const found = fields.flatMap((field) => {
    const issue = read.error.issues.find(({ path }) => path[0] === field);
    return issue ? [[field, wordsFor(field, issue)] as const] : [];
  });
  return { problems: Object.fromEntries(found) };
}

function wordsFor(
  field: keyof ApplicationDraft,
  { code, message }: { readonly code?: string; readonly message: string },
): string {
  if (field === "languages") return t.languageMissing;
  if (field === "checks") return t.checksMissing;
  return code === "too_big" || message === "too-long" ? tooLong : needed;
}
