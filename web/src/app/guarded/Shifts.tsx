import { ShiftsScreen } from "../../features/rota/ShiftsScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { LogoutAsked } from "./LogoutAsked";
import { OwnTalks } from "./OwnTalks";
import { VolunteerCalls } from "./VolunteerCalls";

export const Shifts = () => (
  <VolunteerGuard>
    <ShiftsScreen />
    <OwnTalks />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
