import { ShiftsScreen } from "../../features/rota/ShiftsScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { ListenerBars } from "./ListenerBars";
import { LogoutAsked } from "./LogoutAsked";

export const Shifts = () => (
  <VolunteerGuard>
    <ShiftsScreen />
    <ListenerBars />
    <LogoutAsked />
  </VolunteerGuard>
);
