import { call } from '../../lib/callables';
import { usePlan, useSummary } from '../../lib/conversation/useSummary';
import { loadFirestore } from '../../lib/firebase';
import { current } from '../../lib/locale';
import { useSession } from '../../lib/session';
import { useLive } from '../../lib/useLive';
import { allowedNow, type CallAllowance } from './allowance';

/** What the button says, live; the server decides when it is pressed. Never kept on the device. */
export function useCallAllowance(): CallAllowance {
  const { uid } = useSession();
  const plan = usePlan(uid);
  const used = useLive<boolean>(uid, async () => {
    const [{ watchFreeCall }] = await Promise.all([import('../../lib/calls/live'), loadFirestore()]);
    return (watch) => watchFreeCall(uid ?? '', watch);
  });
  const freeCallUsed = used.state === 'here' && used.value;
  // Of use once the free call is gone.
  const summary = useSummary(freeCallUsed ? uid : null);
  return allowedNow({
    risk: summary.state === 'here' ? (summary.value?.risk ?? 'none') : 'none',
    plan: plan.state === 'here' ? plan.value : null,
    freeCallUsed,
    now: Date.now(),
  });
}

/** Puts somebody whom nobody could answer in the listeners' queue; they come to them in the chat. */
export const askToComeBack = (requestId: string) => call('requestHelp', { requestId, locale: current });
