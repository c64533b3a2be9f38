import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { VolunteerProfileScreen } from "../../features/volunteers/VolunteerProfileScreen";
import { VolunteerCalls } from "./VolunteerCalls";

export const VolunteerProfile = () => (
  <VolunteerGuard>
    <VolunteerProfileScreen />
    <VolunteerCalls />
  </VolunteerGuard>
);
