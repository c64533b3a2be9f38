import { StandbyScreen } from "../../features/oncall/StandbyScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { VolunteerCalls } from "./VolunteerCalls";

export const Standby = () => (
  <VolunteerGuard>
    <StandbyScreen />
    <VolunteerCalls />
  </VolunteerGuard>
);
