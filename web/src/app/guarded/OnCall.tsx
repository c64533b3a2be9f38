import { OnCallScreen } from "../../features/oncall/OnCallScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { VolunteerCalls } from "./VolunteerCalls";

export const OnCall = () => (
  <VolunteerGuard>
    <OnCallScreen />
    <VolunteerCalls />
  </VolunteerGuard>
);
