import { ensureBuilt, parts, type PartName } from "../build/build";
import { headersMatchBuild, writeHeaders } from "../build/hosting-headers";
import { PlainError } from "../lib/plain-error";
import { say } from "../lib/say";

const isPart = (word: string): word is PartName => Object.hasOwn(parts, word);

/**
 * `build [--frozen] [functions] [web]`: builds what changed, all parts unless some are named. A web build brings the
 * hashes of its inline scripts into firebase.json; with --frozen (used when deploying, where firebase.json was read
 * before) a difference is an error instead.
 */
export async function build(args: readonly string[]): Promise<number> {
  const frozen = args.includes("--frozen");
  const named = args.filter((word) => word !== "--frozen");
  if (!named.every(isPart)) throw new PlainError("Usage: npm run build -- [--frozen] [functions] [web]");
  const wanted: readonly PartName[] = named.length > 0 ? named : ["functions", "web"];
  await ensureBuilt(wanted);
  if (wanted.includes("web") && !headersMatchBuild()) {
    if (frozen) {
      throw new PlainError(
        "firebase.json lacks the hashes of this build’s inline scripts. Run npm run build, commit firebase.json, deploy again.",
      );
    }
    writeHeaders();
    say("firebase.json now names the inline scripts and styles of this build; commit it.");
  }
  say("Built.");
  return 0;
}
