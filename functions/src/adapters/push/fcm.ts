import type { Pushed } from "@thodu/domain/notifications/delivery";
import { NEWS_FOR } from "@thodu/domain/notifications/delivery";
import { SECOND } from "@thodu/domain/time";
import type { Handed, Pusher } from "../../usecases/notifications/ports";
import { post, projectId, ServiceError, type Service } from "../google";

/** Firebase Cloud Messaging, HTTP v1; only the emulator suite uses a stand-in on this machine. */
const fcm: Service = {
  host: "fcm.googleapis.com",
  emulator: () => (process.env["FIRESTORE_EMULATOR_HOST"] === undefined ? undefined : process.env["THODU_FCM_HOST"]),
  emulatorPrefix: "",
};

/** Statuses that say that the message was not accepted. */
const NOT_TAKEN: ReadonlySet<string> = new Set(["UNAVAILABLE", "RESOURCE_EXHAUSTED"]);
/** Not repeated if the service may have accepted the message. */
const RETRYING = { passing: NOT_TAKEN, tries: 3, firstPause: 400 } as const;
/** Statuses after which the message may have been accepted. */
const UNKNOWN: ReadonlySet<string> = new Set(["NETWORK", "INTERNAL", "DEADLINE_EXCEEDED"]);

/**
 * The text is sent as data, and our own service worker shows it. A notice that a device has not fetched yet is replaced
 * by a later one with the same tag, and expires with its event.
 */
const messageFor = (token: string, { title, link, tag, lasts = NEWS_FOR, rings, receipt }: Pushed): object => ({
  message: {
    token,
    data: { title, link, tag, ...(rings && { rings: "yes" }), ...(receipt !== undefined && { receipt }) },
    webpush: { headers: { TTL: String(lasts / SECOND), Urgency: "high", Topic: tag } },
  },
});

type TakenOrGone = Handed | "gone";

async function push(token: string, notice: Pushed): Promise<TakenOrGone> {
  try {
    await post(fcm, `/v1/projects/${projectId()}/messages:send`, messageFor(token, notice), RETRYING);
    return "sent";
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // UNREGISTERED comes as NOT_FOUND.
    if (error.status === "NOT_FOUND") return "gone";
    if (NOT_TAKEN.has(error.status)) return "not-sent";
    return UNKNOWN.has(error.status) ? "unsure" : "refused";
  }
}

const best: readonly Handed[] = ["sent", "unsure", "not-sent", "refused"];

export class FcmPusher implements Pusher {
  async send(
    devices: readonly string[],
    notice: Pushed,
  ): Promise<{ readonly handed: Handed; readonly gone: readonly string[] }> {
    const outcomes = await Promise.all(devices.map((token) => push(token, notice)));
    return {
      handed: best.find((each) => outcomes.includes(each)) ?? "refused",
      gone: devices.filter((_, at) => outcomes[at] === "gone"),
    };
  }
}
