import { OnCallScreen } from "../../features/oncall/OnCallScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { ListenerBars } from "./ListenerBars";
import { LogoutAsked } from "./LogoutAsked";

export const OnCall = () => (
  <VolunteerGuard>
    <OnCallScreen />
    <ListenerBars />
    <LogoutAsked />
  </VolunteerGuard>
);
