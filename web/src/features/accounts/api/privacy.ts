import { call, type Reply } from '../../../lib/callables';
import { signOut } from '../../../lib/session';
import { stored } from '../../../lib/storage';

/** Hands the reader all that is stored about them, as a file of this device. */
export async function downloadMyData(): Promise<Reply<unknown>> {
  const reply = await call('exportMyData', {});
  if (reply.ok) {
    const address = URL.createObjectURL(new Blob([JSON.stringify(reply.value, null, 2)], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'my-data.json' });
    link.click();
    URL.revokeObjectURL(address);
  }
  return reply;
}

export const withdrawConsent = (): Promise<Reply<object>> => call('withdrawConsent', {});

/** Ends the account for good; the device then forgets it too. */
export async function deleteMyAccount(): Promise<Reply<object>> {
  const reply = await call('deleteMyAccount', {});
  if (reply.ok) {
    await signOut();
    stored.clear();
  }
  return reply;
}
