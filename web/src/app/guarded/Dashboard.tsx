import { DashboardScreen } from "../../features/accounts/DashboardScreen";
import { logoutToLogin } from "../logout";
import { AccountGuard } from "./AccountGuard";

export const Dashboard = () => (
  <AccountGuard>
    <DashboardScreen onLogout={() => void logoutToLogin()} />
  </AccountGuard>
);
