import { usesTokenOnce } from "@thodu/domain/limits/appCheck";
import type { CallableName } from "@thodu/domain/contracts";
import { getLimitedUseToken, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import { app } from "./app";

/** From here on the database's SDK sends tokens too. */
const appCheck = initializeAppCheck(app, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ""),
  isTokenAutoRefreshEnabled: true,
});

/** A token for one call; for some calls the server accepts a token only once. */
export async function tokenFor(name: CallableName): Promise<string> {
  const { token } = await (usesTokenOnce(name) ? getLimitedUseToken(appCheck) : getToken(appCheck));
  return token;
}
