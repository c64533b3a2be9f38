import { RING_LASTS } from "@thodu/domain/oncall/page";
import type { RingState } from "@thodu/domain/oncall/model";
import { ringWords } from "@thodu/domain/oncall/words";
import type { Locale } from "@thodu/domain/locale";
import type { Devices, Pusher } from "../notifications/ports";
import type { PagerStore, RingTokens } from "./ports";

interface NotifyPorts {
  readonly pages: Pick<PagerStore, "devicesOf" | "mark" | "notePush">;
  readonly pusher: Pusher;
  readonly devices: Pick<Devices, "remove">;
  readonly ringTokens: Pick<RingTokens, "tokenFor">;
}

/** Shows a line on a listener’s devices; a later one replaces it. It says nothing about the person who waits. */
async function push(
  { pages, pusher, devices }: Omit<NotifyPorts, "ringTokens">,
  uid: string,
  title: (locale: Locale) => string,
  receipt: string | null,
): Promise<"sent" | "failed" | "nowhere"> {
  const { locale, tokens } = await pages.devicesOf(uid);
  if (tokens.length === 0) return "nowhere";
  const asks = receipt !== null && { rings: true as const, receipt };
  const notice = { title: title(locale), link: "/standby", tag: "ring", lasts: RING_LASTS, ...asks };
  const { handed, gone } = await pusher.send(tokens, notice);
  await Promise.all(gone.map((token) => devices.remove(uid, token)));
  if (gone.length === tokens.length) return "nowhere";
  return handed === "sent" ? "sent" : "failed";
}

/**
 * Tells a phone that it rings, with a token by which its service worker confirms that the ring has arrived. An open
 * standby page learns of the ring by itself. Returns whether the push service accepted it; without a device the phone
 * counts as not reached until its next test.
 */
export async function tellRing(ports: NotifyPorts, uid: string, ringId: string): Promise<boolean> {
  const receipt = `${ringId}.${ports.ringTokens.tokenFor(ringId)}`;
  const pushed = await push(ports, uid, (locale) => ringWords("ring", locale), receipt);
  if (pushed === "sent") await ports.pages.mark(ringId, "deliveredAt");
  if (pushed === "nowhere") await ports.pages.notePush(uid, false);
  return pushed === "sent";
}

const endWords = {
  answered: "taken",
  taken: "taken",
  declined: "declined",
  expired: "expired",
  over: "over",
} as const satisfies Record<Exclude<RingState, "ringing">, string>;

/** Replaces the notice of a ring on all devices of a listener by one that says how it ended. */
export async function tellEnded(ports: NotifyPorts, uid: string, how: RingState, pausedNow: boolean): Promise<void> {
  if (how === "ringing") return;
  await push(ports, uid, (locale) => ringWords(pausedNow ? "paused" : endWords[how], locale), null);
}
