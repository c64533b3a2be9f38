import { changedSinceBuild, ensureBuilt, parts, type PartName } from "../build/build";
import { headersMatchBuild, writeHeaders } from "../build/hosting-headers";
import { hindrance } from "../build/publish";
import { PlainError } from "../lib/plain-error";
import { say } from "../lib/say";

const isPart = (word: string): word is PartName => Object.hasOwn(parts, word);

/**
 * `build [--frozen] [functions] [web]`: builds what changed, all parts unless some are named. A web build writes the
 * hashes of its inline scripts into firebase.json. With --frozen nothing is built or written: a difference is an error.
 * Deployments use it, because there firebase.json was read before, and files of the last release are beside the new
 * ones.
 */
export async function build(args: readonly string[]): Promise<number> {
  const frozen = args.includes("--frozen");
  const named = args.filter((word) => word !== "--frozen");
  if (!named.every(isPart)) throw new PlainError("Usage: npm run build -- [--frozen] [functions] [web]");
  const wanted: readonly PartName[] = named.length > 0 ? named : ["functions", "web"];
  if (frozen) refuseOthers(wanted);
  else await ensureBuilt(wanted);
  if (wanted.includes("web") && !headersMatchBuild()) {
    if (frozen) {
      throw new PlainError(
        "firebase.json lacks the hashes of this build’s inline scripts. Run npm run build, commit firebase.json, deploy again.",
      );
    }
    writeHeaders();
    say("firebase.json now names the inline scripts and styles of this build; commit it.");
  }
  say(frozen ? "As built." : "Built.");
  return 0;
}

function refuseOthers(wanted: readonly PartName[]): void {
  const why = hindrance(process.env);
  if (why !== null) throw new PlainError(why);
  const changed = changedSinceBuild(wanted, process.env);
  if (changed.length > 0) {
    throw new PlainError(
      `What is built of ${changed.join(" and ")} is not of these files and VITE_ variables. Run npm run build with the variables of this deployment, deploy again.`,
    );
  }
}
