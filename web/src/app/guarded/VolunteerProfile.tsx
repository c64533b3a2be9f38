import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { VolunteerProfileScreen } from "../../features/volunteers/VolunteerProfileScreen";
import { ListenerBars } from "./ListenerBars";
import { LogoutAsked } from "./LogoutAsked";

export const VolunteerProfile = () => (
  <VolunteerGuard>
    <VolunteerProfileScreen />
    <ListenerBars />
    <LogoutAsked />
  </VolunteerGuard>
);
