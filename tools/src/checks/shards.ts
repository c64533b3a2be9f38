import { basename } from "node:path";

/**
 * The seconds of files that take longer than nine, in a full run on two processors. They only affect how evenly the
 * parts of a run are filled.
 */
const LONG: Readonly<Record<string, number>> = {
  account: 15,
  application: 38,
  appointments: 54,
  arrival: 22,
  bars: 14,
  "call-bar": 26,
  "call-room": 16,
  callClock: 16,
  calls: 37,
  carrier: 16,
  "chat-crisis": 25,
  "chat-small": 24,
  "chat-story": 19,
  "chat-view": 28,
  "desk-fits": 39,
  "desk-keys": 18,
  "desk-panes": 40,
  "desk-small": 34,
  "desk-still": 14,
  exercises: 31,
  footprint: 13,
  "later-time": 21,
  offline: 25,
  "on-call": 81,
  onCall: 18,
  payments: 22,
  privacy: 25,
  profile: 14,
  reflow: 19,
  reportsOfCalls: 15,
  rota: 14,
  "rota-keys": 12,
  sendMessage: 16,
  states: 43,
  sweeps: 16,
  unreadable: 25,
  walk: 112,
};
const SHORT = 5;

const secondsOf = (path: string): number => LONG[basename(path, ".test.ts")] ?? SHORT;

/**
 * The files of one of `count` parts that take about equally long: each file, longest first, is added to the part that
 * is shortest so far.
 */
export function partOf<T extends { readonly moduleId: string }>(files: readonly T[], nth: number, count: number): T[] {
  const parts = Array.from({ length: count }, () => ({ seconds: 0, files: new Array<T>() }));
  const longestFirst = files.toSorted(
    (a, b) => secondsOf(b.moduleId) - secondsOf(a.moduleId) || (a.moduleId < b.moduleId ? -1 : 1),
  );
  for (const file of longestFirst) {
    const [shortest] = parts.toSorted((a, b) => a.seconds - b.seconds);
    shortest?.files.push(file);
    if (shortest) shortest.seconds += secondsOf(file.moduleId);
  }
  return parts[nth - 1]?.files ?? [];
}
