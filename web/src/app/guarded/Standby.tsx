import { StandbyScreen } from "../../features/oncall/StandbyScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { LogoutAsked } from "./LogoutAsked";
import { VolunteerCalls } from "./VolunteerCalls";

export const Standby = () => (
  <VolunteerGuard>
    <StandbyScreen />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
