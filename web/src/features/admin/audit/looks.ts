import { MINUTE } from "@thodu/domain/time";
import type { AuditLine } from "../api/audit";

/** A person who is opened within this time of being found was found in order to be opened. */
const ONE_LOOK = 10 * MINUTE;

type Row = { readonly value: Pick<AuditLine, "at" | "actor" | "action" | "target" | "reason"> };

/** Leaves out a line that somebody was found if the same admin opened them right after. Newest first. */
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
