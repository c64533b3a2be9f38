import type { Output } from "@thodu/domain/contracts";
import type { Locale } from "@thodu/domain/locale";
import type { DayRecord } from "@thodu/domain/matching/model";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import type { Report } from "@thodu/domain/reports/model";
import { useEffect, useRef } from "react";
import { call } from "../../../lib/callables";
import { loadFirestore } from "../../../lib/firebase";
import { useAskedAgain, type Asked } from "../../../lib/useAskedAgain";
import { useLive, type Live } from "../../../lib/useLive";
import { usePage, type Paged } from "../parts/usePage";
import type { Ticket } from "./watchList";

/** Cases that a person must decide, those of hours that nobody has, and what was decided of either. */
export type CaseList = "open" | "rota" | "decided";

export const useCases = (list: CaseList): Paged<Report> =>
  usePage(`cases/${list}`, async (after) => {
    const { decidedCasesAfter, openCasesAfter, rotaCasesAfter } = await import("./cases");
    if (list === "open") return openCasesAfter(after);
    return list === "rota" ? rotaCasesAfter(after) : decidedCasesAfter(after);
  });

export const useBlocks = (): Paged<Report> =>
  usePage("blocks", async (after) => (await import("./monitoring")).blocksAfter(after));

/** The blocks that somebody is part of. */
export const useBlocksOf = (uid: string, attempt: number): Live<readonly Ticket<Report>[]> =>
  useLive(`blocks/${uid}/${attempt}`, async () => {
    const [{ watchBlocksOf }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return (watch) => watchBlocksOf(uid, watch);
  });

/** One case; null where there is none. */
export const useCase = (id: string, attempt: number): Live<Ticket<Report> | null> =>
  useLive(`case/${id}/${attempt}`, async () => {
    const [{ watchCase }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return (watch) => watchCase(id, watch);
  });

export const useListening = (attempt: number): Live<readonly Ticket<Volunteer>[]> =>
  useLive(`listening/${attempt}`, async () => {
    const [{ watchListening }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return watchListening;
  });

/** `attempt` asks anew after a refusal. */
export const useDays = (attempt: number): Live<readonly DayRecord[]> =>
  useLive(`days/${attempt}`, async () => {
    const [{ watchDays }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return watchDays;
  });

export const useAlarmDays = (attempt: number): Live<readonly DayRecord[]> =>
  useLive(`alarm days/${attempt}`, async () => {
    const [{ watchAlarmDays }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return watchAlarmDays;
  });

/** The desk as it stands, and of which language the people are that it names; null: of all. */
export interface DeskNow extends Output<"readDesk"> {
  readonly language: Locale | null;
}

/** The desk as it stands, with those who wait in a language; asked for at once when another one is chosen. */
export function useDeskNow(language: Locale | null): Asked<DeskNow> {
  const asked = useAskedAgain<DeskNow>(async () => {
    const reply = await call("readDesk", language === null ? {} : { locale: language });
    return reply.ok ? { ok: true, value: { ...reply.value, language } } : reply;
  });
  const { again } = asked;
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    again();
  }, [language, again]);
  return asked;
}

export const readCase = (reportId: string) => call("readCase", { reportId });

export const decideCase = (input: {
  readonly reportId: string;
  readonly decision: NonNullable<Report["decision"]>;
  readonly reason: string;
}) => call("decideCase", input);

/**
 * Takes back the decision of that moment; null: whichever stands. Answers with the words of a refusal, or null when it is
 * done.
 */
export async function reopenCase(reportId: string, decidedAt: number | null): Promise<string | null> {
  // The database may know more than a millisecond of it; the server does not.
  const reply = await call("reopenCase", {
    reportId,
    ...(decidedAt !== null && { decidedAt: Math.round(decidedAt) }),
  });
  return reply.ok ? null : reply.message;
}

/** `saw`: the reports whose blocks are lifted with it, as far as the page knows them. */
export const liftBlock = (reportId: string, reason: string, saw: readonly string[] | null) =>
  call("changeBlock", { reportId, stands: false, reason, ...(saw && { saw: [...saw] }) });

/** Answers with the words of a refusal, or null when it is done. */
export async function restoreBlock(reportId: string): Promise<string | null> {
  const reply = await call("changeBlock", { reportId, stands: true });
  return reply.ok ? null : reply.message;
}
