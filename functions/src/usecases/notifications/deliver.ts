import { deliveryOf } from '@thodu/domain/notifications/notices';
import type { Outbox } from './ports';

/** Tells a person of an event, once, however often and by however many at once this is asked for. */
export async function deliver({ outbox }: { readonly outbox: Outbox }, uid: string, id: string): Promise<void> {
  const [seen, reader] = await Promise.all([outbox.find(uid, id), outbox.reader(uid)]);
  if (!seen || seen.value.settledAt !== null) return;
  const { inApp } = deliveryOf(seen.value.kind, reader);
  await outbox.settle(uid, id, seen, inApp);
}
