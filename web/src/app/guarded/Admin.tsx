import { AdminGuard } from "../../features/admin/AdminGuard";
import { AdminScreen } from "../../features/admin/AdminScreen";

export const Admin = () => (
  <AdminGuard>
    <AdminScreen />
  </AdminGuard>
);
