import { randomUUID } from "node:crypto";
import type { WriteBatch } from "firebase-admin/firestore";
import type { AuditLine } from "../../usecases/chat/ports";
import { db } from "./database";
import type { Write } from "./rest";
import { FieldValue } from "./sdk";

/** Adds the line to the same write as the change that it records, so that neither is without the other. */
export function recordIn(batch: WriteBatch, line: AuditLine): void {
  batch.create(db().collection("auditLog").doc(), { ...line, at: FieldValue.serverTimestamp() });
}

/** The same line in a write by REST. */
export const auditWrite = (line: AuditLine): Write => ({
  path: `auditLog/${randomUUID()}`,
  data: line,
  stamps: ["at"],
  only: "absent",
});
