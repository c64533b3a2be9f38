import { StandbyScreen } from "../../features/oncall/StandbyScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { LogoutAsked } from "./LogoutAsked";
import { OwnTalks } from "./OwnTalks";
import { VolunteerCalls } from "./VolunteerCalls";

export const Standby = () => (
  <VolunteerGuard>
    <StandbyScreen />
    <OwnTalks />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
