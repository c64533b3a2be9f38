import { VolunteerGuard } from "../../features/volunteers/VolunteerGuard";
import { VolunteerProfileScreen } from "../../features/volunteers/VolunteerProfileScreen";
import { LogoutAsked } from "./LogoutAsked";
import { OwnTalks } from "./OwnTalks";
import { VolunteerCalls } from "./VolunteerCalls";

export const VolunteerProfile = () => (
  <VolunteerGuard>
    <VolunteerProfileScreen />
    <OwnTalks />
    <VolunteerCalls />
    <LogoutAsked />
  </VolunteerGuard>
);
