import { randomUUID } from "node:crypto";
import { FREE_MESSAGES } from "@thodu/domain/chat/limits";

import { pause } from "../lib/processes";
import { newGuest, outcomeOf, type Guest, type Measured } from "./calls";
import { against, median, table } from "./stats";
import { YARDSTICK_CALLABLE } from "./suite";

export interface BurstRound {
  /** Milliseconds until the last of the parallel calls of an empty callable was answered. */
  readonly nothing: number;
  /** Milliseconds until the last of as many parallel messages of one new guest was answered. */
  readonly sends: number;
  readonly guest: Guest;
  /** How many messages got each answer: `ok`, or the reason of a refusal. */
  readonly outcomes: Readonly<Record<string, number>>;
}

async function together(
  width: number,
  call: (nth: number) => Promise<string>,
): Promise<{ ms: number; outcomes: Record<string, number> }> {
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: width }, (_, nth) => call(nth)));
  const ms = performance.now() - began;
  return {
    ms,
    outcomes: Object.fromEntries(
      Object.entries(Object.groupBy(answers, (answer) => answer)).map(([answer, all]) => [answer, all?.length ?? 0]),
    ),
  };
}

/** One paired measurement: `width` parallel calls of an empty callable, and of sendMessage by one new guest. */
export async function burstRound(suite: Measured, width: number): Promise<BurstRound> {
  const guest = await newGuest(suite);
  const nothing = await together(width, () => outcomeOf(suite, YARDSTICK_CALLABLE, null, guest.token));
  const sends = await together(width, (nth) =>
    outcomeOf(suite, "sendMessage", { messageId: randomUUID(), text: `message ${nth}` }, guest.token),
  );
  return { nothing: nothing.ms, sends: sends.ms, guest, outcomes: sends.outcomes };
}

const WIDTH = 40;
const ROUNDS = 12;
const WARM_UP = 3;
const GOAL = 5;
const GAP_MS = 300;

export const warmBurst = async (suite: Measured, width = WIDTH): Promise<void> => {
  for (let round = 0; round < WARM_UP; round += 1) await burstRound(suite, width);
};

/** Whether exactly the free messages were accepted, and all others refused because of the limit. */
export const isExact = ({ outcomes }: BurstRound, width = WIDTH): boolean =>
  outcomes["ok"] === FREE_MESSAGES && outcomes["CHAT_LIMIT"] === width - FREE_MESSAGES;

/** Runs paired bursts and prints the results; 1 if one of them accepted more or fewer than the free messages. */
export async function benchBurst(suite: Measured, count = ROUNDS): Promise<number> {
  await warmBurst(suite);
  const rounds: BurstRound[] = [];
  for (let round = 0; round < count; round += 1) {
    rounds.push(await burstRound(suite, WIDTH));
    await pause(GAP_MS);
  }
  const exact = rounds.filter((round) => isExact(round)).length;
  process.stdout.write(
    [
      `burst: ${count} rounds after ${WARM_UP} to warm up, ${WIDTH} calls at once, answered by two instances.`,
      "",
      table({
        [`${WIDTH} × a callable that does nothing`]: rounds.map(({ nothing }) => nothing),
        [`${WIDTH} × sendMessage, one new guest`]: rounds.map(({ sends }) => sends),
      }),
      "",
      `Pair by pair: ${against("median", median(rounds.map(({ nothing, sends }) => sends / nothing)), GOAL)}.`,
      `${exact} of ${count} accepted exactly ${FREE_MESSAGES} and refused the others with CHAT_LIMIT.`,
      "",
    ].join("\n"),
  );
  return exact === count ? 0 : 1;
}
