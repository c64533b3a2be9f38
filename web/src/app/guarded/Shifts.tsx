import { ShiftsScreen } from "../../features/rota/ShiftsScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";

export const Shifts = () => (
  <VolunteerGuard>
    <ShiftsScreen />
  </VolunteerGuard>
);
