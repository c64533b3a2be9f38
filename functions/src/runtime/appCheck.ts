import type { CallableName } from "@thodu/domain/contracts";
import { usesTokenOnce } from "@thodu/domain/limits/appCheck";
import type { CallableOptions } from "firebase-functions/v2/https";
import { readSettings } from "./settings";

const { appCheck } = readSettings(process.env);

/**
 * The options by which calls must come from our own pages, as App Check attests. They are set if the build has a site
 * key (docs/deploy.md). The SDK refuses calls without a valid token; one that was used before it only marks.
 */
export function appCheckOptions(name: CallableName): Pick<CallableOptions, "enforceAppCheck" | "consumeAppCheckToken"> {
  return { enforceAppCheck: appCheck, consumeAppCheckToken: appCheck && usesTokenOnce(name) };
}
