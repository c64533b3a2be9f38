import { copyWords as words } from "@messages/copy";
import { planWords } from "@messages/plans";
import { tag } from "../../../lib/locale";
import { rupees } from "../../../lib/money";
import { copyPage, type Copy } from "./copyPage";

const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** The copy as a page in the reader's language, its times those of India. */
export const copyAsPage = (copy: Copy): string =>
  copyPage(copy, {
    tag,
    words,
    moment: (iso) => format.format(new Date(iso)),
    rupees,
    plan: (id) => planWords[id]?.title ?? id,
  });
