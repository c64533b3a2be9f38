import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditLine } from '../../usecases/chat/ports';
import { db } from './database';

/** Adds the line to the same write as the change that it records, so that neither is without the other. */
export function recordIn(batch: WriteBatch, line: AuditLine): void {
  batch.create(db().collection('auditLog').doc(), { ...line, at: FieldValue.serverTimestamp() });
}
