import type { Output } from "@thodu/domain/contracts";
import type { DayRecord } from "@thodu/domain/matching/model";
import type { Report } from "@thodu/domain/reports/model";
import { call } from "../../../lib/callables";
import { loadFirestore } from "../../../lib/firebase";
import { useAskedAgain } from "../../../lib/useAskedAgain";
import { useLive, type Live } from "../../../lib/useLive";
import type { AuditFilter, AuditLine } from "./oversight";
import type { Ticket } from "./watchList";

export const useCases = (status: Report["status"]): Live<readonly Ticket<Report>[]> =>
  useLive(`cases ${status}`, async () => {
    const [{ watchCases }] = await Promise.all([import("./oversight"), loadFirestore()]);
    return (watch) => watchCases(status, watch);
  });

export const useDays = (): Live<readonly DayRecord[]> =>
  useLive("days", async () => {
    const [{ watchDays }] = await Promise.all([import("./oversight"), loadFirestore()]);
    return watchDays;
  });

export const useAudit = (filter: AuditFilter): Live<readonly AuditLine[]> =>
  useLive(`audit ${filter.action} ${filter.actor} ${filter.target}`, async () => {
    const [{ watchAudit }] = await Promise.all([import("./oversight"), loadFirestore()]);
    return (watch) => watchAudit(filter, watch);
  });

/** The desk as it stands; null until it is known. */
export const useDeskNow = (): Output<"readDesk"> | null => useAskedAgain(() => call("readDesk", {}));

export const decideCase = (input: {
  readonly reportId: string;
  readonly decision: NonNullable<Report["decision"]>;
  readonly reason: string;
}) => call("decideCase", input);
