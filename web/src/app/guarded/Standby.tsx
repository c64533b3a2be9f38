import { StandbyScreen } from "../../features/oncall/StandbyScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { ListenerBars } from "./ListenerBars";
import { LogoutAsked } from "./LogoutAsked";

export const Standby = () => (
  <VolunteerGuard>
    <StandbyScreen />
    <ListenerBars />
    <LogoutAsked />
  </VolunteerGuard>
);
