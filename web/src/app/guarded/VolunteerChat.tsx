import { DeskFrame } from "../../features/desk/DeskFrame";
import { DeskScreen } from "../../features/desk/DeskScreen";
import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { fetchAhead } from "../../lib/ahead";
import { VolunteerCalls } from "./VolunteerCalls";

fetchAhead();

export const VolunteerChat = () => (
  <VolunteerGuard waiting={<DeskFrame />}>
    <DeskScreen />
    <VolunteerCalls />
  </VolunteerGuard>
);
