import { useEffect } from "react";
import { AdminGuard } from "../../features/admin/AdminGuard";
import { AdminScreen } from "../../features/admin/AdminScreen";
import { chosen, current } from "../../lib/locale";
import { plainPath } from "../../lib/path";
import { ErrorBoundary } from "../ErrorBoundary";
import { setSectionTitle } from "../title";

/**
 * The host serves a person's page in English, because it rewrites its address. Somebody who chose another language is
 * sent to that.
 */
function useChosenLanguage(): void {
  useEffect(() => {
    const language = chosen();
    if (language === null || language === current) return;
    const path = plainPath(location.pathname);
    location.replace(`${language === "en" ? "" : `/localized/${language}`}${path}${location.search}`);
  }, []);
}

export function Admin() {
  useChosenLanguage();
  return (
    <AdminGuard>
      {(roles) => <AdminScreen roles={roles} Boundary={ErrorBoundary} onSection={setSectionTitle} />}
    </AdminGuard>
  );
}
