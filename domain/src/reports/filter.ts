import type { Report } from "./model";

/** Cases by who opened them, and those about a listener, whoever opened them. */
export const caseFilters = ["people", "listeners", "thodu", "about-listener"] as const;
export type CaseFilter = (typeof caseFilters)[number];

type Filtered = Pick<Report, "by" | "reportedId" | "category">;

const opener = { customer: "people", volunteer: "listeners", server: "thodu" } as const;

/** Whether a case reports what a listener did or left undone. */
const isAboutListener = ({ by, reportedId, category }: Filtered): boolean =>
  (by === "customer" && reportedId !== null) || category === "unanswered";

/** Whether a case belongs to the filter; null for every case. */
export const fitsCase = (filter: CaseFilter | null, found: Filtered): boolean =>
  filter === null || (filter === "about-listener" ? isAboutListener(found) : opener[found.by] === filter);
