import { functionUrl } from './suite';

const BODY = JSON.stringify({ data: null });
const STEP = 4;

/** The emulator never answers a call whose worker it could not start in time. */
const ANSWER_MS = 30_000;

/** One call that is refused for want of a token: it starts a worker and does nothing else. */
async function knock(name: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch(functionUrl(name), { method: 'POST', headers, body: BODY, signal: AbortSignal.timeout(ANSWER_MS) });
    await response.arrayBuffer();
    return response.status === 401;
  } catch {
    return false;
  }
}

/**
 * Starts `workers` workers of a callable, a few more at a time: the emulator runs one call in one worker, starts a
 * worker in about a second, and gives up on those that it starts all at once on a small machine.
 */
export async function warm(name: string, workers: number): Promise<void> {
  for (let open = Math.min(STEP, workers); ; open = Math.min(open + STEP, workers)) {
    const answered = await Promise.all(Array.from({ length: open }, () => knock(name)));
    if (open === workers && answered.every(Boolean)) return;
  }
}
