import type { Matcher } from "../usecases/matching/matchQueue";

interface Matching {
  readonly matcher: Pick<Matcher, "run">;
}

/**
 * The use case, and then the queue: for whatever frees a place or brings somebody to the desk. Inside the request,
 * because work after the answer is not promised a processor in the cloud.
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
