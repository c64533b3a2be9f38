import type { BarKind } from "../layout";
import { DashboardBar, MemberBar, ShortBar } from "./MemberBars";
import { PublicBar } from "./PublicBar";
import { VolunteerBar, VolunteerDoorBar } from "./VolunteerBar";

const bars = {
  public: PublicBar,
  member: MemberBar,
  dashboard: DashboardBar,
  short: ShortBar,
  volunteer: VolunteerBar,
  "volunteer-door": VolunteerDoorBar,
} as const;

export function TopBar({ kind }: { readonly kind: BarKind }) {
  const Chosen = bars[kind];
  return <Chosen />;
}
