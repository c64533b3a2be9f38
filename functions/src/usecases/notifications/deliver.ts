import { dueOf, type Delivery } from "@thodu/domain/notifications/delivery";
import type { Sends, SendState } from "@thodu/domain/notifications/notices";
import { ok } from "@thodu/domain/result";
import { guarded } from "../chat/guarded";
import type { World } from "../ports";
import type { Devices, Handed, Mailer, Outbox, Pusher, Texter } from "./ports";

interface Ports {
  readonly world: World;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly devices: Devices;
  readonly texter: Pick<Texter, "send">;
}

/** That something is left to be done; whoever asked for the delivery asks again. */
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

/** What is handed over right away or not at all. */
const atOnce: typeof stateOf = { ...stateOf, "not-sent": "failed" };

interface Taken {
  readonly delivery: Delivery;
  readonly devices: readonly string[];
}

/**
 * Tells a person of an event, however often and by however many at once this is asked for: shown within Thodu once,
 * and handed over at most once on every other way. Rejects while an e-mail could not be handed over and is to be tried
 * again.
 */
export async function deliver(ports: Ports, uid: string, id: string): Promise<void> {
  const taken = await take(ports, uid, id);
  if (!taken) return;
  const sends = await handOver(ports, uid, id, taken);
  if (Object.keys(sends).length > 0) await ports.outbox.record(uid, id, sends);
  if (sends.email === "due") throw new NotYet("The e-mail could not be handed over.");
}

/** What is to be handed over now, and by nobody else; null when nothing is. */
async function take({ world, outbox, mailer }: Ports, uid: string, id: string): Promise<Taken | null> {
  const taken = await guarded<Taken | null, never>(world, async () => {
    const [seen, person] = await Promise.all([outbox.find(uid, id), outbox.reader(uid)]);
    if (!seen) return ok(null);
    const marks = { chatToldAt: person.told?.value.chatAt ?? null, replyToldAt: person.told?.value.replyAt ?? null };
    const reader = { ...person, email: mailer.site === null ? null : person.email, site: mailer.site ?? "", ...marks };
    const delivery = dueOf(seen.value, reader, world.now());
    if (!delivery) return ok(null);
    return (await outbox.settle(uid, id, seen, delivery, person.told)) === "stored"
      ? ok({ delivery, devices: person.devices })
      : "conflict";
  });
  if (!taken.ok) throw new NotYet("Others were first all the time.");
  return taken.value;
}

async function handOver(ports: Ports, uid: string, id: string, { delivery, devices }: Taken): Promise<Sends> {
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
