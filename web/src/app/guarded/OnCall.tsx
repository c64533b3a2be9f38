import { OnCallScreen } from "../../features/oncall/OnCallScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { LogoutAsked } from "./LogoutAsked";
import { OwnTalks } from "./OwnTalks";
import { VolunteerCalls } from "./VolunteerCalls";

export const OnCall = () => (
  <VolunteerGuard>
    <OnCallScreen />
    <OwnTalks />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
