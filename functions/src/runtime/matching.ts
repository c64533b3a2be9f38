import type { Actor } from '@thodu/domain/permissions';
import type { Wiring } from './wiring';

/**
 * The use case, and then the queue: for whatever frees a place or brings somebody to the desk. Inside the request,
 * because work after the answer is not promised a processor in the cloud.
 */
export const thenMatch =
  <I, R extends { readonly ok: boolean }>(useCase: (wiring: Wiring, actor: Actor, input: I) => Promise<R>) =>
  async (wiring: Wiring, actor: Actor, input: I): Promise<R> => {
    const result = await useCase(wiring, actor, input);
    if (result.ok) await wiring.matcher.run();
    return result;
  };
