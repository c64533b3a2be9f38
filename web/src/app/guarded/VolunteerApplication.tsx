import { ApplicationScreen } from "../../features/volunteers/application/ApplicationScreen";
import { AccountGuard } from "./AccountGuard";

export const VolunteerApplication = () => (
  <AccountGuard>
    <ApplicationScreen />
  </AccountGuard>
);
