import { DeskScreen } from "../../features/desk/DeskScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { fetchAhead } from "../../lib/ahead";
import { VolunteerCalls } from "./VolunteerCalls";

fetchAhead();

export const VolunteerChat = () => (
  <VolunteerGuard>
    <DeskScreen />
    <VolunteerCalls />
  </VolunteerGuard>
);
