import { againAfter, mayPageAgain, pageFrom } from "@thodu/domain/oncall/need";
import type { Page } from "@thodu/domain/oncall/records";
import { ok } from "@thodu/domain/result";
import { kolkataDay } from "@thodu/domain/time";
import { workEach } from "../../loops";
import { retryOnConflict } from "../retryOnConflict";
import type { QueueStore } from "../matching/ports";
import type { Runtime } from "../ports";
import type { SweepPorts } from "../sweep";
import type { NetworkKeys, PagerStore } from "./ports";

export interface BeginPorts {
  readonly runtime: Runtime;
  readonly queue: Pick<QueueStore, "find">;
  readonly pages: Pick<PagerStore, "findPage" | "begin">;
  readonly networkKeys: NetworkKeys;
}

/** Stores that somebody on call is looked for, when the person needs one; `network` is where they call from. */
export async function storePage(
  { runtime, queue, pages, networkKeys }: BeginPorts,
  customerId: string,
  network: string | null,
): Promise<boolean> {
  const begun = await retryOnConflict<boolean, never>(runtime, async () => {
    const [talk, seen] = await Promise.all([queue.find(customerId), pages.findPage(customerId)]);
    const now = runtime.now();
    const since = talk && pageFrom(talk.value, now);
    if (!talk || since === null) return ok(false);
    const before = seen?.value ?? null;
    if (before && (before.endedAt === null || !mayPageAgain(before, talk.value.risk, now))) return ok(false);
    const page: Page = {
      since,
      waves: 0,
      rung: before ? stillCounts(before.rung, againAfter(talk.value.risk), now) : {},
      replaced: [],
      network: network === null ? null : await networkKeys.key(kolkataDay(now), `page\n${network}`),
      endedAt: null,
      unanswered: false,
    };
    return (await pages.begin(customerId, seen, page)) === "stored" ? ok(true) : "conflict";
  });
  return begun.ok && begun.value;
}

/** Phones that were rung for the same person a short while ago are not rung again. */
const stillCounts = (rung: Page["rung"], span: number, now: number): Page["rung"] =>
  Object.fromEntries(Object.entries(rung).filter(([, at]) => now - at < span));

type BeginAllPorts = BeginPorts &
  SweepPorts & {
    readonly pager: { run(): Promise<void> };
    readonly queue: Pick<QueueStore, "find" | "waitingSinceBefore" | "heldInCrisis">;
  };

/** Begins a page for everybody who needs one and has none, and looks at those that go on. */
export async function beginPages(ports: BeginAllPorts): Promise<void> {
  const { runtime, queue, onDefect, pager } = ports;
  const now = runtime.now();
  const begin = async (customerIds: readonly string[]): Promise<void> => {
    await workEach(
      customerIds,
      (customerId) => storePage(ports, customerId, null),
      (_, error) => onDefect(error),
      ABREAST,
    );
  };
  const needs = ({ value }: { readonly value: Parameters<typeof pageFrom>[0] }): boolean =>
    pageFrom(value, now) !== null;
  await begin((await queue.heldInCrisis()).filter(needs).map(({ value }) => value.id));
  for await (const people of queue.waitingSinceBefore(now))
    await begin(people.filter(needs).map(({ value }) => value.id));
  await pager.run();
}

const ABREAST = 10;
