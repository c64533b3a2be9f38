import { loadFirestore } from '../../../lib/firebase';
import { useLive, type Live } from '../../../lib/useLive';
import type { People } from './people';

/** `attempt` asks anew after a refusal. */
export const usePeople = (approved: boolean, count: number, attempt: number): Live<People> =>
  useLive(`${approved}/${count}/${attempt}`, async () => {
    const [{ watchPeople }] = await Promise.all([import('./people'), loadFirestore()]);
    return (watch) => watchPeople(approved, count, watch);
  });
