import { SettingsScreen } from "../../features/accounts/SettingsScreen";
import { AccountGuard } from "./AccountGuard";

export const Settings = () => (
  <AccountGuard guests>
    <SettingsScreen />
  </AccountGuard>
);
