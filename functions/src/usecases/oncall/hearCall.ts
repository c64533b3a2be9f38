import { callNews, isAtPhone, KEYS, type CallStatus } from "@thodu/domain/oncall/call";
import { ringWords } from "@thodu/domain/oncall/words";
import { ok, type Result } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import { noteComing } from "./onCall";
import { endRing, type Pager, type PagerPorts } from "./pager";
import { receiveRing } from "./receipts";
import type { VersionedRing, Speech } from "./ports";

type HearPorts = PagerPorts & { readonly pager: Pick<Pager, "run"> };

/** What the carrier reports of a call. */
export interface CallReport {
  readonly ringId: string;
  readonly callId: string;
  readonly status: CallStatus;
  /** The key that was pressed; null if it only reports the call's status. */
  readonly key: string | null;
}

type Said = Parameters<typeof ringWords>[0];

/** Stores what the carrier reports, once, however often and late it comes; ends a call whose ring is over. */
async function keep(ports: HearPorts, seen: VersionedRing, report: CallReport): Promise<"stored" | "conflict"> {
  const stored = await receiveRing(ports, seen, callNews(seen.value, report));
  // After a key the answer to the webhook ends the call.
  const isOver = seen.value.state !== "ringing" && seen.value.callEnd === null && report.key === null;
  if (isOver && isAtPhone(report.status)) await ports.carrier?.hangUp(report.callId);
  return stored;
}

async function passTest(
  { pages, ringCalls }: HearPorts,
  seen: VersionedRing,
): Promise<Result<Said, never> | "conflict"> {
  const record = await pages.record(seen.value.uid);
  if (!record || record.value.number === null || seen.value.at < (record.value.numberAt ?? 0))
    return ok("numberChanged");
  return (await ringCalls.pass(seen, record, record.value.testedAt === null)) === "stored"
    ? ok("numberReady")
    : "conflict";
}

/** What a key does to a ring, and what the phone says then; null for nothing. */
async function press(
  ports: HearPorts,
  seen: VersionedRing,
  key: string,
): Promise<Result<Said | null, never> | "conflict"> {
  const { state, until } = seen.value;
  if (state === "answered" && seen.value.callTest) return ok("numberReady");
  if (state === "over") return ok("over");
  if (state === "answered" || state === "taken") return ok("taken");
  if (state !== "ringing" || until <= ports.runtime.now()) return ok("declined");
  if (seen.value.callTest) return key === KEYS.here ? passTest(ports, seen) : ok(null);
  if (key === KEYS.here) {
    await noteComing(ports, seen);
    return ok("comeNow");
  }
  if (key !== KEYS.notNow) return ok(null);
  // The answer to the key ends the call.
  if ((await endRing({ ...ports, carrier: null }, seen, "declined")) === "conflict") return "conflict";
  await ports.pager.run();
  return ok("declined");
}

/** Handles a report of the carrier’s webhook. Returns what the phone says after a key; null for nothing. */
export async function hearCall(ports: HearPorts, report: CallReport): Promise<Speech | null> {
  const kept = await retryOnConflict<Result<null, never>>(ports.runtime, async () => {
    const seen = await ports.pages.findRing(report.ringId);
    return seen && (await keep(ports, seen, report)) === "conflict" ? "conflict" : ok(null);
  });
  const { key } = report;
  if (key === null || !kept.ok) return null;
  const said = await retryOnConflict<Result<{ readonly what: Said | null; readonly uid: string } | null, never>>(
    ports.runtime,
    async () => {
      const seen = await ports.pages.findRing(report.ringId);
      if (!seen) return ok(null);
      const pressed = await press(ports, seen, key);
      return pressed === "conflict" ? "conflict" : ok({ what: pressed.ok ? pressed.value : null, uid: seen.value.uid });
    },
  );
  if (!said.ok || !said.value || said.value.what === null) return null;
  const { what, uid } = said.value;
  const { locale } = await ports.pages.devicesOf(uid);
  return { locale, words: ringWords(what, locale) };
}
