import type { NewCase } from "@thodu/domain/reports/decide";
import { writtenCaseId, type WrittenId } from "@thodu/domain/reports/written";
import { create, serverTime, type Change } from "../../store/changes";
import { documents } from "../../store/documents";

/** Stores the case that a written text opens. Its id contains that of the text, so a repeat opens no second case. */
export const caseChanges = (text: WrittenId, report: NewCase | null): readonly Change[] =>
  report ? [create(documents.report(writtenCaseId(text)), { ...report, createdAt: serverTime, decidedAt: null })] : [];
