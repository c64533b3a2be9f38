import { HOUR, MINUTE, SECOND } from "@thodu/domain/time";

import {
  ASKS_TO_BE_TOLD,
  BASE,
  COMES_BACK_AFTER,
  LARGE,
  NIGHT,
  RINGS_BEFORE,
  SIGMA,
  SPREAD,
  WORSE,
  worse,
  type Assumptions,
} from "./assumed";
import { isAtNight } from "./people";
import { simulateNights, type Outcome, type SimulatedNight } from "./simulate";

const NIGHTS = { small: 200, large: 30 } as const;
/** How many nights compare the worse ends with one another; fewer are enough for that. */
const FEWER = { small: 100, large: 10 } as const;
/** The share that asks to be told, in the last part of the report. */
const ASK_TO_BE_TOLD = 0.3;
const ON_CALL_FOR = 3 * HOUR;
const GOALS = {
  small: { within: 0.95, p95: 60 * SECOND, crisis: 45 * SECOND, rings: 3 },
  large: { within: 0.98, p95: 60 * SECOND, crisis: 45 * SECOND, rings: 3 },
} as const;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** A person who left counts as never answered. */
const waitOf = ({ wait }: Outcome): number => wait ?? Infinity;
const time = (wait: number): string => (wait === Infinity ? "never" : `${Math.round(wait / SECOND)} s`);

const came = (nights: readonly SimulatedNight[]): readonly Outcome[] =>
  nights.flatMap(({ outcomes }) => outcomes.filter(({ person }) => isAtNight(person.waitingSince ?? 0)));

const byDay = (nights: readonly SimulatedNight[]): readonly Outcome[] =>
  nights.flatMap(({ outcomes }) => outcomes.filter(({ person }) => !isAtNight(person.waitingSince ?? 0)));

export interface Figures {
  readonly people: number;
  /** Shares from 0 to 1. */
  readonly within: number;
  readonly gaveUp: number;
  /** Milliseconds; infinite if so many were never answered. */
  readonly p50: number;
  readonly p95: number;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const waits = outcomes.map(waitOf);
  const share = (chosen: (wait: number) => boolean): number =>
    waits.length === 0 ? 1 : waits.filter(chosen).length / waits.length;
  return {
    people: waits.length,
    within: share((wait) => wait <= MINUTE),
    gaveUp: share((wait) => wait === Infinity),
    p50: at(waits, 0.5),
    p95: at(waits, 0.95),
  };
}

/** The median must not average an infinite wait with others, so it takes the next greater one. */
const at = (waits: readonly number[], share: number): number =>
  waits.toSorted((a, b) => a - b)[Math.min(waits.length - 1, Math.ceil(share * waits.length) - 1)] ?? 0;

/** A row of a table: the name, then each column padded to its width. */
const row = (name: string, ...columns: readonly (readonly [text: string, width: number])[]): string =>
  [name.padEnd(42), ...columns.map(([text, width]) => text.padStart(width))].join("");

const line = (name: string, { people, within, p50, p95, gaveUp }: Figures): string =>
  row(`  ${name}`, [String(people), 7], [percent(within), 12], [time(p50), 9], [time(p95), 9], [percent(gaveUp), 11]);

const HEAD = row("", ["people", 7], ["within 60 s", 12], ["p50", 9], ["p95", 9], ["gave up", 11]);

const meanRings = (nights: readonly SimulatedNight[]): number => {
  const all = nights.flatMap(({ ringsOf }) => ringsOf);
  return all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length;
};

function ringsIn(nights: readonly SimulatedNight[]): string {
  const [rings, inVain] = [
    nights.reduce((sum, night) => sum + night.rings, 0),
    nights.reduce((sum, night) => sum + night.inVain, 0),
  ];
  const most = Math.max(0, ...nights.flatMap(({ ringsOf }) => ringsOf));
  const sent = rings / Math.max(1, nights.flatMap(({ ringsOf }) => ringsOf).length);
  return `rings that reached a phone, a night ${meanRings(nights).toFixed(1)}, at most ${most} (sent ${sent.toFixed(1)}); in vain ${percent(rings === 0 ? 0 : inVain / rings)}`;
}

function apart(outcomes: readonly Outcome[]): readonly string[] {
  const by = (nameOf: (outcome: Outcome) => string): readonly string[] =>
    Object.entries(Object.groupBy(outcomes, nameOf))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, some]) => line(name, figuresOf(some ?? [])));
  return [
    ...by(({ person }) => `risk ${person.risk}`),
    ...by(({ person }) => `language ${person.locale}`),
    ...by(
      ({ person }) => `from ${String(Math.floor((person.waitingSince ?? 0) / (60 * MINUTE)) % 24).padStart(2, "0")}:00`,
    ),
  ];
}

function assumptions(assumed: Assumptions): string {
  const { people, listenerHours, nightWeighs, phones, noShows, lost, receiptAfter, answered, answersAfter } = assumed;
  return [
    `${people} people a day (curve, languages, risk and talks of 45 minutes as in 'bench -- queue', patience 40 minutes in the mean),`,
    `${listenerHours} listener-hours in shifts of 4 hours, each for one language, placed where the rota's estimate gains most, who comes at night`,
    `weighing ${nightWeighs} times as much; three places each, no new talk in their last 30 minutes. Who waits is asked after each 15 s by their page,`,
    `${phones} phones on call ${NIGHT.from / (60 * MINUTE)}:00 to 07:00, each with at most two talks; ${percent(noShows)} of shifts and phones are not there;`,
    `${percent(lost)} of rings are lost, of the others the phone tells after ${time(receiptAfter)}; of these ${percent(answered)} are answered (each volunteer by up to ${percent(SPREAD)} more or less), after a`,
    `lognormal time of median ${time(answersAfter)}, sigma ${SIGMA}; the product knows ${RINGS_BEFORE} earlier rings of each phone. A phone that was paused stays so until morning;`,
    "a no-show's phone tells that it rings, and nobody answers. The nights follow one another with the same phones, after a week that does not count.",
  ].join("\n");
}

/**
 * Reports the night of so many people, as assumed and with the worse end of each assumption. Returns whether its goals
 * are met as assumed.
 */
function report(
  name: keyof typeof GOALS,
  assumed: Assumptions,
): { readonly lines: readonly string[]; readonly met: boolean } {
  const goal = GOALS[name];
  const nights = simulateNights(assumed, NIGHTS[name]);
  const outcomes = came(nights);
  const all = figuresOf(outcomes);
  const crisis = figuresOf(outcomes.filter(({ person }) => person.risk === "crisis"));
  const rings = meanRings(nights);
  const goals = [
    [`within 60 s ${percent(all.within)}, goal ${percent(goal.within)}`, all.within >= goal.within],
    [`p95 ${time(all.p95)}, goal ${time(goal.p95)}`, all.p95 <= goal.p95],
    [`crisis p95 ${time(crisis.p95)}, goal ${time(goal.crisis)}`, crisis.p95 <= goal.crisis],
    [`rings a phone ${rings.toFixed(1)}, goal ${goal.rings}`, rings <= goal.rings],
  ] as const;
  return {
    met: goals.every(([, met]) => met),
    lines: [
      `Nights: ${NIGHTS[name]}. ${assumptions(assumed)}`,
      "",
      HEAD,
      line("as assumed", all),
      ...apart(outcomes),
      "",
      `  The worse end of each assumption, ${FEWER[name]} nights:`,
      ...WORSE.map(([what, change]) =>
        line(what, figuresOf(came(simulateNights(worse(assumed, change), FEWER[name])))),
      ),
      "",
      line("by day, from 07:00 to 22:00", figuresOf(byDay(nights))),
      line(
        "  with shifts placed by arrivals alone",
        figuresOf(byDay(simulateNights({ ...assumed, nightWeighs: 1 }, FEWER[name]))),
      ),
      `  ${ringsIn(nights)}`,
      ...goals.map(([words, met]) => `  ${words}: ${met ? "met" : "missed"}`),
      "",
    ],
  };
}

/** The shares of people who closed the page and asked to be told, over all of these nights. */
function toldLine(name: string, nights: readonly SimulatedNight[]): string {
  const sum = (of: (night: SimulatedNight) => number): number => nights.reduce((all, night) => all + of(night), 0);
  const [asked, told, byPhone, back] = [
    sum(({ away }) => away.asked),
    sum(({ away }) => away.told),
    sum(({ away }) => away.byPhone),
    sum(({ away }) => away.back),
  ];
  const answered = nights.flatMap(({ away }) => away.answered);
  const within = answered.filter((wait) => wait <= MINUTE).length;
  const of = (count: number): number => count / Math.max(1, asked);
  return row(
    `  ${name}`,
    [String(asked), 7],
    [of(told).toFixed(2), 9],
    [of(byPhone).toFixed(2), 10],
    [percent(of(back)), 11],
    [percent(of(answered.length)), 10],
    [percent(back === 0 ? 0 : within / back), 13],
    [meanRings(nights).toFixed(1), 8],
  );
}

const TOLD_HEAD = row(
  "",
  ["asked", 7],
  ["notices", 9],
  ["of phones", 10],
  ["came back", 11],
  ["answered", 10],
  ["60 s of back", 13],
  ["rings", 8],
);

/** The people who close the page after asking to be told, with and without being told of listeners on call. */
function reportOfTold(): readonly string[] {
  const asks = { ...BASE, asksToBeTold: ASK_TO_BE_TOLD, onCallFor: ON_CALL_FOR };
  return [
    `Of those at night who are not at risk, ${percent(ASK_TO_BE_TOLD)} ask to be told and close the page after ${time(ASKS_TO_BE_TOLD)};`,
    `${percent(BASE.comesBack)} come back to a notice, after a lognormal time of median ${time(COMES_BACK_AFTER)}. Each phone is on`,
    `call for ${ON_CALL_FOR / HOUR} hours of the night. Notices for each who asked, rings of a phone a night;`,
    `${FEWER.small} nights. 'Asked' are those whom nobody answered in the minute until the queue knows that they are away.`,
    "",
    TOLD_HEAD,
    ...[30, 10, 4].flatMap((phones) =>
      [false, true].map((toldOfPhones) =>
        toldLine(
          `${phones} phones, told of ${toldOfPhones ? "phones too" : "the desk alone"}`,
          simulateNights({ ...asks, phones, toldOfPhones }, FEWER.small),
        ),
      ),
    ),
    "",
  ];
}

/**
 * Simulates nights with the product's own decisions, without a suite, and prints who is answered; 1 if a goal is
 * missed.
 */
export function benchNight(): number {
  const reports = [report("small", BASE), report("large", LARGE)];
  process.stdout.write(`${[...reports.flatMap(({ lines }) => lines), ...reportOfTold()].join("\n")}\n`);
  return reports.every(({ met }) => met) ? 0 : 1;
}
