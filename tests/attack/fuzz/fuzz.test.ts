import { contracts, sharedReasons, type CallableName } from "@thodu/domain/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import { post, type Answer } from "../../support/callables";
import { fuzzInputs, SELF, type FuzzInput, type Known } from "../../support/fuzzInputs";
import { sendersOf, Senders, settle, type Sender } from "../../support/fuzzSenders";
import { account } from "../../support/people";
import { readEverything, untilSteady } from "../../support/storedDocuments";

const COUNT = Number(process.env["THODU_ATTACK_INPUTS"] ?? 2_000);
const SEED = Number(process.env["THODU_ATTACK_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const ABREAST = 12;
const SHOWN = 400;
/** The least share of valid inputs, in per cent; with fewer, only the schemas would be tested. */
const LEAST_SOUND = 2;

const isName = (name: string): name is CallableName => Object.hasOwn(contracts, name);
const names = Object.keys(contracts).filter(isName);

/** Whether the body is an envelope with an input that the contract accepts. */
function isSound(name: CallableName, body: string): boolean {
  try {
    const envelope: unknown = JSON.parse(body);
    if (
      typeof envelope !== "object" ||
      envelope === null ||
      Object.keys(envelope).join() !== "data" ||
      !("data" in envelope)
    )
      return false;
    return contracts[name].input.safeParse(envelope.data).success;
  } catch {
    return false;
  }
}

/** What is wrong with an answer; null if nothing is. */
function wrongIn(name: CallableName, sound: boolean, answer: Answer<unknown>): string | null {
  const { output, reasons } = contracts[name];
  if (answer.ok) {
    if (!sound) return "took what its contract refuses";
    return output.safeParse(answer.value).success ? null : "answered what its contract does not know";
  }
  const { reason } = answer.details;
  if (reason === "INTERNAL") return reason;
  if (![...reasons, ...sharedReasons].some((known) => known === reason))
    return `refused with ${reason}, which its contract does not know`;
  // A use case may refuse a combination of fields that each are valid.
  return sound || reason === "INVALID_INPUT" || reason === "UNAUTHENTICATED"
    ? null
    : `refused what its contract refuses with ${reason}`;
}

/** Outcomes after which another person goes on: this one is deleted, or has reached a limit. */
const over: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "RATE_LIMITED", "CHAT_LIMIT", "AT_CAPACITY"]);
/** Outcomes that say nothing about the input. */
const undecided: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "RATE_LIMITED", "NOT_PERMITTED", "none"]);
/** Whether another person has to go on; also for a listener whose approval was withdrawn meanwhile. */
const isOver = ({ role }: Sender, outcome: string): boolean =>
  over.has(outcome) || (role === "listener" && outcome === "NOT_PERMITTED");

class Round {
  readonly wrong: string[] = [];
  readonly outcomes = new Map<string, number>();
  passed = 0;

  constructor(
    readonly name: CallableName,
    readonly senders: Senders,
  ) {}

  async run(inputs: readonly FuzzInput[]): Promise<void> {
    const left = inputs.values();
    const roles = sendersOf(this.name);
    const work = async (worker: number): Promise<void> => {
      for (const input of left) {
        const sender = await this.senders.take(roles[worker % roles.length] ?? "guest");
        const outcome = await this.#try(input, sender);
        sender.sent += 1;
        if (!isOver(sender, outcome)) this.senders.refundPaid(sender);
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, (_, worker) => work(worker)));
  }

  async #try({ body: drawn }: FuzzInput, { token, conversationId }: Sender): Promise<string> {
    const body = drawn.replaceAll(SELF, conversationId);
    const sound = isSound(this.name, body);
    const answer = await post(this.name, body, token).catch((error: unknown) => String(error));
    const wrong = typeof answer === "string" ? `no envelope: ${answer}` : wrongIn(this.name, sound, answer);
    if (wrong !== null) this.wrong.push(`${wrong}: ${body.slice(0, SHOWN)}`);
    const outcome = typeof answer === "string" ? "none" : answer.ok ? "ok" : answer.details.reason;
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
    if (sound && !undecided.has(outcome)) this.passed += 1;
    return outcome;
  }
}

describe(`${COUNT} inputs for each callable, with the seed ${SEED}`, () => {
  let senders: Senders;
  let known: Known;
  beforeAll(async () => {
    console.info(`THODU_ATTACK_SEED=${SEED} draws these ${COUNT} inputs for each callable again.`);
    const [admin, owner] = [await account({ admin: true }), await account()];
    [senders, known] = [new Senders(admin, owner), await settle(admin, owner)];
  });

  it.each(names)("%s", async (name) => {
    const began = performance.now();
    const round = new Round(name, senders);
    await round.run(fuzzInputs(name, known, SEED, COUNT));
    const outcomes = [...round.outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(", ");
    const took = Math.round(performance.now() - began);
    console.info(`${name}: ${round.passed} sound and permitted, in ${took} ms (${outcomes})`);
    expect(round.wrong.slice(0, 5)).toEqual([]);
    expect(round.passed).toBeGreaterThanOrEqual(Math.ceil((COUNT * LEAST_SOUND) / 100));
  });

  it("left every document of every collection readable by its model", async () => {
    await untilSteady();
    const { read, unparsed } = await readEverything();
    console.info(`${read} documents read.`);
    expect(read).toBeGreaterThan(names.length);
    expect(unparsed.slice(0, 20)).toEqual([]);
  });
});
