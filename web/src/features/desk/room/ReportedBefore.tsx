import * as t from "@messages/deskPanes";
import { friendlyDay } from "../../../lib/time";
import type { Notes } from "./useNotes";

/** Listeners' reports about the person that are open or were upheld, without who made them and what they wrote. */
export const ReportedBefore = ({ notes: { reported } }: { readonly notes: Pick<Notes, "reported"> }) =>
  reported.length === 0 ? null : (
    <ul role="list" className="desk__called small soft">
      {reported.map(({ at, category, upheld, mine }) => (
        <li key={at}>
          {(mine ? t.reportedByYou : t.reportedBefore)(friendlyDay(at), t.reportedFor[category])}{" "}
          {t.reportStands[upheld ? "upheld" : "open"]}
        </li>
      ))}
    </ul>
  );
