import { randomUUID } from "node:crypto";
import type { WriteBatch } from "firebase-admin/firestore";
import { auditEntry } from "@thodu/domain/accounts/model";
import { hasWords, withoutWords } from "@thodu/domain/accounts/auditWords";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine } from "../../usecases/chat/ports";
import type { Page } from "../../usecases/ports";
import type { AuditWordStore } from "../../usecases/reports/ports";
import { read } from "./converters";
import { db } from "./database";
import { idsOf, PAGE } from "./pages";
import type { Write } from "./rest";
import { FieldValue, Timestamp } from "./sdk";

/** Adds the line to the same write as the change that it records, so that neither is without the other. */
export function recordIn(batch: WriteBatch, line: AuditLine): void {
  const worded = hasWords(line) ? { hasWords: true } : {};
  batch.create(db().collection("auditLog").doc(), { ...line, ...worded, at: FieldValue.serverTimestamp() });
}

/** The same line in a write by REST. */
export const auditWrite = (line: AuditLine): Write => ({
  path: `auditLog/${randomUUID()}`,
  data: { ...line, ...(hasWords(line) && { hasWords: true }) },
  stamps: ["at"],
  only: "absent",
});

/** What admins wrote in lines of long ago; nothing else of a line ever changes. */
export class FirestoreAuditWords implements AuditWordStore {
  until(at: Millis): Promise<Page<string>> {
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
    const line = await db().doc(`auditLog/${id}`).get();
    const found = read(auditEntry, line);
    if (found) await line.ref.update({ reason: withoutWords(found), hasWords: FieldValue.delete() });
  }
}
