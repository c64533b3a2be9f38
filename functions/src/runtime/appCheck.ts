import type { CallableName } from "@thodu/domain/contracts";
import { usesTokenOnce } from "@thodu/domain/limits/appCheck";
import type { CallableOptions } from "firebase-functions/v2/https";
import { readSettings } from "./settings";

const { appCheck } = readSettings(process.env);

/**
 * Whether calls must come from our own pages, as App Check attests: one setting, which the build takes from the site
 * key (docs/deploy.md). The SDK refuses what has no good token; it marks, but lets pass, one that was used before.
 */
export function appCheckOptions(name: CallableName): Pick<CallableOptions, "enforceAppCheck" | "consumeAppCheckToken"> {
  return { enforceAppCheck: appCheck, consumeAppCheckToken: appCheck && usesTokenOnce(name) };
}
