import { covers } from '@thodu/domain/plans/covers';
import { call } from '../../lib/callables';
import { usePlan } from '../../lib/conversation/useSummary';
import { loadFirestore } from '../../lib/firebase';
import { current } from '../../lib/locale';
import { useSession } from '../../lib/session';
import { useLive } from '../../lib/useLive';

/** What a person may do on /call at this moment. */
export type CallAllowance =
  /** The free call is still there: the button calls. */
  | 'free'
  /** A plan gives calls. */
  | 'plan'
  /** The server recorded the free call: the button leads to the plans. */
  | 'used';

/** What the button says, live; the server decides when it is pressed. Never kept on the device. */
export function useCallAllowance(): CallAllowance {
  const { uid } = useSession();
  const plan = usePlan(uid);
  const used = useLive<boolean>(uid, async () => {
    const [{ watchFreeCall }] = await Promise.all([import('../../lib/calls/live'), loadFirestore()]);
    return (watch) => watchFreeCall(uid ?? '', watch);
  });
  if (plan.state === 'here' && covers('call', plan.value, Date.now())) return 'plan';
  return used.state === 'here' && used.value ? 'used' : 'free';
}

/** Puts somebody whom nobody could answer in the listeners' queue; they come to them in the chat. */
export const askToComeBack = (requestId: string) => call('requestHelp', { requestId, locale: current });
