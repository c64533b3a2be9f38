import * as application from "@messages/application";
import { copyWords as words } from "@messages/copy";
import { dayNames, duties, fluencies } from "@messages/onCall";
import { planWords } from "@messages/plans";
import { categories } from "@messages/reports";
import { levels } from "@messages/risk";
import { tag } from "../../../lib/locale";
import { rupees } from "../../../lib/money";
import { copyPage, type Copy, type CopyFormat } from "./copyPage";

const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** The codes of one group, each with the words of the page on which it was chosen. */
const of = (group: string, said: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(said).map(([code, name]) => [`${group}.${code}`, name]));

/** How the copy is written: in the person's language, with times in India. */
export const copyFormat: CopyFormat = {
  tag,
  words,
  codes: {
    ...of("applications", { ...application.states, ...application.hourNames }),
    ...of("conversations", levels),
    ...of("onCall", { ...duties, ...fluencies }),
    ...of("reports", categories),
    ...of("riskLabels", levels),
  },
  days: dayNames,
  moment: (iso) => format.format(new Date(iso)),
  rupees,
  plan: (id) => planWords[id]?.title ?? id,
};

/** The copy as a page in the person's language. */
export const copyAsPage = (copy: Copy): string => copyPage(copy, copyFormat);
