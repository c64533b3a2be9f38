import { dueOf, type Delivery } from "@thodu/domain/notifications/delivery";
import type { Sends, SendState } from "@thodu/domain/notifications/notices";
import { ok, type Result } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { Devices, Handed, Mailer, Outbox, Pusher, Texter } from "./ports";

interface Ports {
  readonly runtime: Runtime;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly devices: Devices;
  readonly texter: Pick<Texter, "send">;
}

/** Thrown if something is left to be done; then the delivery is called again. */
class NotYet extends Error {
  constructor(what: string) {
    super(what);
    this.name = "NotYet";
  }
}

const stateOf: Readonly<Record<Handed, SendState>> = {
  sent: "sent",
  "not-sent": "due",
  unsure: "unsure",
  refused: "failed",
};

/** For ways on which nothing is tried again. */
const atOnce: typeof stateOf = { ...stateOf, "not-sent": "failed" };

interface Taken {
  readonly delivery: Delivery;
  readonly devices: readonly string[];
  /** The notice has an address that was given only for it. */
  readonly hasAddress: boolean;
}

/**
 * Delivers an event to its person, however often and by however many at once it is called: shown in Thodu once, and
 * handed over at most once on every other way. Rejects if an e-mail could not be handed over and is to be tried again.
 */
export async function deliver(ports: Ports, uid: string, id: string): Promise<void> {
  const taken = await take(ports, uid, id);
  if (!taken) return;
  const sends = await sendAll(ports, uid, id, taken);
  const forgets = taken.hasAddress && sends.email !== "due";
  if (forgets || Object.keys(sends).length > 0) await ports.outbox.record(uid, id, sends, forgets);
  if (sends.email === "due") throw new NotYet("The e-mail could not be handed over.");
}

/** Reserves what is to be handed over now, so that nobody else does; null if nothing is. */
async function take({ runtime, outbox, mailer }: Ports, uid: string, id: string): Promise<Taken | null> {
  const taken = await retryOnConflict<Result<Taken | null, never>>(runtime, async () => {
    const seen = await outbox.find(uid, id);
    if (!seen) return ok(null);
    const person = await outbox.reader(uid, seen.value.ways ?? null);
    const marks = { chatToldAt: person.told?.value.chatAt ?? null, replyToldAt: person.told?.value.replyAt ?? null };
    const reader = { ...person, email: mailer.site === null ? null : person.email, site: mailer.site ?? "", ...marks };
    const delivery = dueOf(seen.value, reader, runtime.now());
    if (!delivery) return ok(null);
    return (await outbox.settle(uid, id, seen, delivery, person.told)) === "stored"
      ? ok({ delivery, devices: person.devices, hasAddress: seen.value.ways?.email != null })
      : "conflict";
  });
  if (!taken.ok) throw new NotYet("Others were first all the time.");
  return taken.value;
}

async function sendAll(ports: Ports, uid: string, id: string, { delivery, devices }: Taken): Promise<Sends> {
  const { email, push, sms } = delivery;
  const [mailed, pushed, texted] = await Promise.all([
    email && ports.mailer.send(email, `${uid}/${id}`),
    push && ports.pusher.send(devices, push),
    sms === null ? null : ports.texter.send(uid, sms),
  ]);
  await Promise.all((pushed?.gone ?? []).map((token) => ports.devices.remove(uid, token)));
  return {
    ...(mailed && { email: stateOf[mailed] }),
    ...(pushed && { push: atOnce[pushed.handed] }),
    ...(texted && { sms: atOnce[texted] }),
  };
}
