import { copyWords as words } from "@messages/copy";
import { tag } from "../../../lib/locale";
import { copyPage, type Copy } from "./copyPage";

const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short" });

/** The copy as a page in the reader's language, its times the reader's own. */
export const copyAsPage = (copy: Copy): string =>
  copyPage(copy, { tag, words, moment: (iso) => format.format(new Date(iso)) });
