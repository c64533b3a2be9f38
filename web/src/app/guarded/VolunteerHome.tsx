import { CallSwitch } from "../../features/calls/listener/CallSwitch";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { VolunteerHomeScreen } from "../../features/volunteers/VolunteerHomeScreen";
import { LogoutAsked } from "./LogoutAsked";
import { VolunteerCalls } from "./VolunteerCalls";

export const VolunteerHome = () => (
  <VolunteerGuard>
    <VolunteerHomeScreen />
    <CallSwitch />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
