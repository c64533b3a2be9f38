/**
 * Why a build made in this environment must not be published; null if it may. Firebase's command line tells its hooks
 * the project of a deployment. Without the VITE_ variables the pages would use emulators, and the functions would not
 * require App Check.
 */
export function hindrance(env: NodeJS.ProcessEnv): string | null {
  const built = env["VITE_FIREBASE_PROJECT_ID"] ?? "";
  const target = env["GCLOUD_PROJECT"] ?? "";
  if (built !== "" && built === target) return null;
  const isFor = built === "" ? "is not set, so pages would talk to emulators" : `is ${built}`;
  const goesTo = target === "" ? "GCLOUD_PROJECT names no project; firebase deploy sets it" : `this goes to ${target}`;
  return `VITE_FIREBASE_PROJECT_ID ${isFor}, and ${goesTo}. Export the VITE_ variables of docs/deploy.md, build, deploy again.`;
}
