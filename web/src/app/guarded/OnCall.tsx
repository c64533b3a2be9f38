import { OnCallScreen } from "../../features/oncall/OnCallScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { LogoutAsked } from "./LogoutAsked";
import { VolunteerCalls } from "./VolunteerCalls";

export const OnCall = () => (
  <VolunteerGuard>
    <OnCallScreen />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
