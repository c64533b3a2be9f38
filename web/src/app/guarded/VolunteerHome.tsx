import { CallSwitch } from "../../features/calls/listener/CallSwitch";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { VolunteerHomeScreen } from "../../features/volunteers/VolunteerHomeScreen";
import { ListenerBars } from "./ListenerBars";
import { LogoutAsked } from "./LogoutAsked";

export const VolunteerHome = () => (
  <VolunteerGuard>
    <VolunteerHomeScreen />
    <CallSwitch />
    <ListenerBars />
    <LogoutAsked />
  </VolunteerGuard>
);
