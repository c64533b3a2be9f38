import { ShiftsScreen } from "../../features/rota/ShiftsScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { LogoutAsked } from "./LogoutAsked";
import { VolunteerCalls } from "./VolunteerCalls";

export const Shifts = () => (
  <VolunteerGuard>
    <ShiftsScreen />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
