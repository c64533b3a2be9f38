import { randomUUID } from "node:crypto";
import { auditEntry } from "@thodu/domain/accounts/model";
import { hasWords, withoutWords } from "@thodu/domain/accounts/auditWords";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine } from "../../usecases/chat/ports";
import type { ListPage } from "../../usecases/ports";
import type { AuditWordStore } from "../../usecases/reports/ports";
import { read } from "./converters";
import { db } from "../../store/database";
import { idsOf, PAGE } from "./pages";
import { create, patch, removed, serverTime, type Change } from "../../store/changes";
import { commitAlways } from "../../store/commit";
import { documents } from "../../store/documents";
import { Timestamp } from "../../store/values";

/**
 * Adds an audit line; for the same write as the change that it records, so that neither is stored without the other.
 */
export const auditChange = (line: AuditLine): Change =>
  create(documents.auditLine(randomUUID()), { ...line, ...(hasWords(line) && { hasWords: true }), at: serverTime });

/** Removes admins' texts from old lines; nothing else of a line ever changes. */
export class FirestoreAuditWords implements AuditWordStore {
  until(at: Millis): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("auditLog")
        .where("hasWords", "==", true)
        .where("at", "<=", Timestamp.fromMillis(at))
        .orderBy("at")
        .limit(PAGE),
    );
  }

  async blank(id: string): Promise<void> {
    const line = await db().doc(documents.auditLine(id)).get();
    const found = read(auditEntry, line);
    if (found)
      await commitAlways([
        patch(documents.auditLine(id), { reason: withoutWords(found), hasWords: removed }, "existing"),
      ]);
  }
}
