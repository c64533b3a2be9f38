import { ProfileScreen } from "../../features/accounts/ProfileScreen";
import { AccountGuard } from "./AccountGuard";

export const Profile = () => (
  <AccountGuard>
    <ProfileScreen />
  </AccountGuard>
);
