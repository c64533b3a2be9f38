import { hasRole, type AdminRole } from "@thodu/domain/accounts/adminRoles";
import { atLeast } from "@messages/adminArea";
import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Listen } from "../../../lib/useLive";
import type { Section } from "../sections";

const COUNTED = 10;

function useCount(name: string, wanted: boolean, load: () => Promise<Listen<number>>): number {
  const live = useLive(wanted ? `waiting/${name}` : null, async () => {
    const [listen] = await Promise.all([load(), loadFirestore()]);
    return listen;
  });
  return live.state === "here" ? live.value : 0;
}

const cases = async () => (await import("./waiting")).watchOpenCases;
const rotaCases = async () => (await import("./waiting")).watchRotaCases;
const applications = async () => (await import("./waiting")).watchApplications;
const unassigned = async () => (await import("./waiting")).watchUnassigned;
const soonUnsaid = async () => (await import("./appointments")).countSoonUnsaid;
const refunds = async () => (await import("./waiting")).watchRefunds;
const disputes = async () => (await import("./waiting")).watchDisputes;
const doubles = async () => (await import("./waitingMoney")).countDoubles;
const stuck = async () => (await import("./waitingMoney")).countStuck;
const unowned = async () => (await import("./waitingMoney")).countUnowned;
const questions = async () => (await import("./waiting")).watchQuestions;

/** The number of waiting records, in words. At most {@link COUNTED} of each kind are counted. */
export const waitingWords = (counts: readonly number[]): string => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.some((count) => count >= COUNTED) ? atLeast(all) : String(all);
};

/** How many payments are in the lists to check by hand. */
const useMoneyCount = (wanted: boolean): number =>
  [
    useCount("refunds", wanted, refunds),
    useCount("disputes", wanted, disputes),
    useCount("doubles", wanted, doubles),
    useCount("stuck", wanted, stuck),
    useCount("unowned", wanted, unowned),
  ].reduce((sum, count) => sum + count, 0);

/** How many cases about hours without a listener are open, in words; null for none. */
export function useRotaCases(): string | null {
  const count = useCount("rota cases", true, rotaCases);
  return count === 0 ? null : waitingWords([count]);
}

/** How many appointments are soon and nobody has said how they meet, in words; null for none. */
export function useSoonUnsaid(): string | null {
  const count = useCount("soon unsaid", true, soonUnsaid);
  return count === 0 ? null : waitingWords([count]);
}

/** How much waits for a decision in each section; sections without any are left out. */
export function useWaiting(roles: readonly AdminRole[]): ReadonlyMap<Section["key"], number> {
  const [admin, safety, money] = (["admin", "safety", "money"] as const).map((role) => hasRole(roles, role));
  const counts = [
    ["safety", useCount("cases", safety === true, cases)],
    ["listeners", useCount("applications", admin === true, applications)],
    [
      "appointments",
      useCount("appointments", admin === true, unassigned) + useCount("soon unsaid", admin === true, soonUnsaid),
    ],
    ["money", useMoneyCount(money === true)],
    ["messages", useCount("questions", admin === true, questions)],
  ] as const;
  return new Map(counts.flatMap(([key, count]) => (count === 0 ? [] : [[key, Math.min(count, COUNTED)] as const])));
}
