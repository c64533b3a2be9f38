import { MINUTE } from "@thodu/domain/time";
import type { AuditLine } from "../api/audit";

/** Whoever is opened so soon after they were found was found in order to be opened. */
const ONE_LOOK = 10 * MINUTE;

type Row = { readonly value: Pick<AuditLine, "at" | "actor" | "action" | "target" | "reason"> };

/** Without the line that says that somebody was found, where the next one says that the same admin opened them. Newest first. */
export const oneLineALook = <R extends Row>(rows: readonly R[]): readonly R[] =>
  rows.filter(({ value: found }, at) => {
    const next = rows[at - 1]?.value;
    const isOpened =
      found.action === "person.look" &&
      found.reason === "found" &&
      next?.action === "person.look" &&
      next.reason === "" &&
      next.actor === found.actor &&
      next.target === found.target &&
      next.at - found.at < ONE_LOOK;
    return !isOpened;
  });
