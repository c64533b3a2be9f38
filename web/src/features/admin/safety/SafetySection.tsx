import { AlarmsSection } from "./AlarmsSection";
import { CasesSection } from "./CasesSection";

/** Cases that wait for a decision, and what became of alarms. */
export const SafetySection = () => (
  <>
    <CasesSection />
    <AlarmsSection />
  </>
);
