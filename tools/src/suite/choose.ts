import { PlainError } from "../lib/plain-error";
import { findHidane } from "./hidane";
import { officialLacks } from "./java";

export type FirestoreEmulator = { readonly kind: "official" } | { readonly kind: "hidane"; readonly program: string };

const HOW_TO_GET = [
  "Any one of these will do:",
  "  - Java 21 or later on PATH and a network: the official emulator is then downloaded once;",
  "  - Rust 1.88 or later (rustup.rs) and a network: hidane is then built once, which takes about 2 minutes;",
  "  - hidane 0.6 on PATH (hidane.dev).",
].join("\n");

/** The official emulator or hidane, as THODU_FIRESTORE says, or else the first of the two that is available. */
export async function chooseFirestore(env: NodeJS.ProcessEnv): Promise<FirestoreEmulator> {
  const wanted = env["THODU_FIRESTORE"] ?? "";
  if (!["", "official", "hidane"].includes(wanted)) {
    throw new PlainError(`THODU_FIRESTORE is "${wanted}"; it may be official or hidane.`);
  }
  const lacks = wanted === "hidane" ? "hidane was asked for" : await officialLacks();
  if (lacks === undefined) return { kind: "official" };
  if (wanted === "official") throw new PlainError(`The official Firestore emulator can’t run here: ${lacks}.`);
  const program = await findHidane(env);
  if (program !== undefined) return { kind: "hidane", program };
  throw new PlainError(
    `No Firestore emulator can be had here: ${lacks}, and hidane could not be found or built.\n${HOW_TO_GET}`,
  );
}
