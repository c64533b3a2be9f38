import { dueOf, type Delivery } from '@thodu/domain/notifications/delivery';
import type { Sends, SendState } from '@thodu/domain/notifications/notices';
import { ok } from '@thodu/domain/result';
import { guarded } from '../chat/guarded';
import type { World } from '../ports';
import type { Handed, Mailer, Outbox, Texter } from './ports';

interface Ports {
  readonly world: World;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly texter: Texter;
}

/** That something is left to be done; whoever asked for the delivery asks again. */
class NotYet extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'NotYet';
  }
}

const stateOf: Readonly<Record<Handed, SendState>> = { sent: 'sent', 'not-sent': 'due', unsure: 'unsure', refused: 'failed' };

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
  if (sends.email === 'due') throw new NotYet('The e-mail could not be handed over.');
}

/** What is to be handed over now, and by nobody else; null when nothing is. */
async function take({ world, outbox, mailer }: Ports, uid: string, id: string): Promise<Delivery | null> {
  const taken = await guarded<Delivery | null, never>(world, async () => {
    const [seen, person] = await Promise.all([outbox.find(uid, id), outbox.reader(uid)]);
    if (!seen) return ok(null);
    const reader = { ...person, email: mailer.site === null ? null : person.email, site: mailer.site ?? '', chatToldAt: person.told?.value.chatAt ?? null };
    const delivery = dueOf(seen.value, reader, world.now());
    if (!delivery) return ok(null);
    return (await outbox.settle(uid, id, seen, delivery, person.told)) === 'stored' ? ok(delivery) : 'conflict';
  });
  if (!taken.ok) throw new NotYet('Others were first all the time.');
  return taken.value;
}

async function handOver({ mailer, texter }: Ports, uid: string, id: string, { email, sms }: Delivery): Promise<Sends> {
  const [mailed, texted] = await Promise.all([email && mailer.send(email, `${uid}/${id}`), sms === null ? null : texter.send(uid, sms)]);
  return { ...(mailed && { email: stateOf[mailed] }), ...(texted && { sms: texted === 'sent' ? 'sent' : 'failed' }) };
}
