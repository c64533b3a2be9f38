import { defineCallable } from '../runtime/callable';
import { claimConversation as useCase, lookAhead } from '../usecases/chat/claimConversation';

/** Not waited for: a claim only frees whoever else it was offered to, and the next word from the desk finds that too. */
export const claimConversation = defineCallable('claimConversation', async (wiring, actor, input, ahead) => {
  const claimed = await useCase(wiring, actor, input, ahead);
  if (claimed.ok) void wiring.matcher.run();
  return claimed;
}, lookAhead);
