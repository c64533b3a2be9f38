import { MINUTE } from '@thodu/domain/time';
import { useEffect, useState } from 'react';

/** Without a word of the person for this long, the desk proposes to ask whether they are still there. */
const SILENT_AFTER = 5 * MINUTE;
/** Asked, and no word for this long: their place may go to somebody else. */
const GONE_AFTER = 3 * MINUTE;

export type Silence = 'talking' | 'silent' | 'asked' | 'gone';

/**
 * How long the person has said nothing, by how long this page has waited for it: the device's clock may be wrong.
 * `lastHeard` is their last message; `awaited` that the listener has answered it.
 */
export function useSilence(lastHeard: string | null, awaited: boolean): { readonly silence: Silence; readonly asked: () => void } {
  const [state, setState] = useState<{ readonly of: string | null; readonly silence: Silence }>({ of: lastHeard, silence: 'talking' });
  const silence = state.of === lastHeard && awaited ? state.silence : 'talking';
  useEffect(() => {
    if (!awaited || silence === 'silent' || silence === 'gone') return undefined;
    const next = silence === 'talking' ? 'silent' : 'gone';
    const timer = setTimeout(() => setState({ of: lastHeard, silence: next }), silence === 'talking' ? SILENT_AFTER : GONE_AFTER);
    return () => clearTimeout(timer);
  }, [lastHeard, awaited, silence]);
  return { silence, asked: () => setState({ of: lastHeard, silence: 'asked' }) };
}
