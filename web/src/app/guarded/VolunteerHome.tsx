import { CallSwitch } from "../../features/calls/listener/CallSwitch";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { VolunteerHomeScreen } from "../../features/volunteers/VolunteerHomeScreen";
import { LogoutAsked } from "./LogoutAsked";
import { OwnTalks } from "./OwnTalks";
import { VolunteerCalls } from "./VolunteerCalls";

export const VolunteerHome = () => (
  <VolunteerGuard>
    <VolunteerHomeScreen />
    <CallSwitch />
    <OwnTalks />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
