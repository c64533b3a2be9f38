import { HOUR, SECOND } from "@thodu/domain/time";
import { quantile } from "../stats";
import { ASSUMED } from "./day";
import { simulate, type Outcome, type SimulatedDay } from "./simulate";

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
/** In seconds, for the p95 wait of people at risk when at least one listener is free. */
const GOAL = 60;

const groups: Readonly<Record<string, (outcome: Outcome) => boolean>> = {
  crisis: ({ person }) => person.risk === "crisis",
  concern: ({ person }) => person.risk === "concern",
  "plan with priority": ({ person }) => person.risk === "none" && person.priority > 0,
  "all others": ({ person }) => person.risk === "none" && person.priority === 0,
  "flagged, a listener free": ({ person, someoneFree }) => person.risk !== "none" && someoneFree,
  everybody: () => true,
};

const seconds = (wait: number): string => `${Math.round(wait / SECOND)} s`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Over all seeds: the median, the minimum and the maximum. */
function spread(values: readonly number[], show: (value: number) => string): string {
  return `${show(quantile(values, 0.5))} (${show(quantile(values, 0))}–${show(quantile(values, 1))})`;
}

const waitsOf = (day: SimulatedDay, chosen: (outcome: Outcome) => boolean): readonly number[] =>
  day.outcomes.flatMap((outcome) => (outcome.wait !== null && chosen(outcome) ? [outcome.wait] : []));

const answered = (day: SimulatedDay, chosen: (outcome: Outcome) => boolean): number => {
  const all = day.outcomes.filter(chosen);
  return all.length === 0 ? 1 : all.filter(({ wait }) => wait !== null).length / all.length;
};

/**
 * Simulates days of the desk without a suite, and prints waits by risk and plan; 1 if the goal for people at risk is
 * missed.
 */
export function benchQueue(): number {
  const days = SEEDS.map((seed) => simulate(seed));
  const evening = days.map(
    ({ outcomes }) => outcomes.filter(({ person }) => (person.waitingSince ?? 0) >= 16 * HOUR).length / outcomes.length,
  );
  const lines = Object.entries(groups).map(([name, chosen]) => {
    const waits = days.map((day) => waitsOf(day, chosen)).filter((each) => each.length > 0);
    const at = (share: number) =>
      spread(
        waits.map((each) => quantile(each, share)),
        seconds,
      );
    return [
      name.padEnd(26),
      at(0.5).padEnd(24),
      at(0.95).padEnd(30),
      at(1).padEnd(30),
      spread(
        days.map((day) => answered(day, chosen)),
        percent,
      ),
    ].join("");
  });
  const flagged = groups["flagged, a listener free"] ?? (() => false);
  const worst = Math.max(...days.map((day) => quantile(waitsOf(day, flagged), 0.95))) / SECOND;
  process.stdout.write(
    [
      `queue: ${days.length} days of ${ASSUMED.customers} people and ${ASSUMED.volunteers} listeners with 3 places each, chats of ${ASSUMED.chat / 60_000} minutes on average; median day (best–worst).`,
      `${spread(evening, percent)} of the people come between 16:00 and 24:00.`,
      "",
      `${"waited until answered".padEnd(26)}${"half of them, at most".padEnd(24)}${"95 in 100".padEnd(30)}${"longest".padEnd(30)}answered`,
      ...lines,
      "",
      `Places at the desk that stood empty: ${spread(
        days.map(({ idle }) => idle),
        percent,
      )}.`,
      `Worst day's p95 of people at risk when a listener was free: ${worst.toFixed(0)} s (goal ≤ ${GOAL} s: ${worst <= GOAL ? "met" : "missed"}).`,
      "",
    ].join("\n"),
  );
  return worst <= GOAL ? 0 : 1;
}
