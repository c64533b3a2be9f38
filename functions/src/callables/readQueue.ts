import { defineCallable } from '../runtime/callable';
import { readQueue as useCase } from '../usecases/matching/readQueue';

/** The queue moves first: whoever has just come is offered before they are told their place. */
export const readQueue = defineCallable('readQueue', async (wiring, actor) => {
  await wiring.matcher.run();
  return useCase(wiring, actor);
});
