import type { Output } from "@thodu/domain/contracts";
import { copyWords as words } from "@messages/copy";
import { tag } from "../../../lib/locale";
import { copyPage } from "./copyPage";

const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short" });

/** The copy as a page in the reader's language, its times the reader's own. */
export const copyAsPage = (copy: Output<"exportMyData">): string =>
  copyPage(copy, { tag, words, moment: (iso) => format.format(new Date(iso)) });
