import type { Matcher } from "../usecases/matching/matchQueue";

interface Matching {
  readonly matcher: Pick<Matcher, "run">;
}

/**
 * Runs the use case and then the queue, for calls that free a place or bring somebody to the desk. Both within the
 * request, since in the cloud work after the answer may get no processor.
 */
export const thenMatch =
  <W, P extends readonly unknown[], R extends { readonly ok: boolean }>(
    useCase: (wiring: W, ...rest: P) => Promise<R>,
  ) =>
  async (wiring: W & Matching, ...rest: P): Promise<R> => {
    const result = await useCase(wiring, ...rest);
    if (result.ok) await wiring.matcher.run();
    return result;
  };
