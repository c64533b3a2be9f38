import { SECOND } from "@thodu/domain/time";
import { volunteer } from "@thodu/domain/volunteers/model";
import { Pager, type PagerPorts } from "../../functions/src/usecases/oncall/pager";
import type { beginPages } from "../../functions/src/usecases/oncall/begin";
import { answerRing } from "../../functions/src/usecases/oncall/onCall";
import type { Swept } from "../../functions/src/usecases/sweep";
import { aConversation } from "./domain";
import { MemoryPager } from "./memoryPager";
import { MemoryRuntime } from "./memoryRuntime";
import { pagesOf } from "./pages";

const aListenerSeen = {
  value: volunteer.parse({ email: "", approved: true }),
  version: { isVersion: true } as const,
};

export const ringTokens = { tokenFor: () => "right", isToken: (_: string, given: string) => given === "right" };

/** The pager with phones, people and rings in memory, and records of what it scheduled and told. */
export class PagerSetting {
  /** The times for which it scheduled another run. */
  readonly asked: number[] = [];
  readonly pushed: string[] = [];
  readonly defects: unknown[] = [];
  pager: Pager;

  constructor(
    readonly pages = new MemoryPager(),
    readonly runtime = new MemoryRuntime(),
  ) {
    this.pager = this.restart();
  }

  readonly onDefect = (error: unknown): void => void this.defects.push(error);

  /** The pager of another instance, which remembers nothing. */
  restart(): Pager {
    this.pager = new Pager({ ...this.#ports(), ...this.pagerPorts() }, this.onDefect);
    return this.pager;
  }

  pagerPorts(): PagerPorts {
    const pusher = {
      send: async (tokens: readonly string[], { title }: { readonly title: string }) => {
        this.pushed.push(`${tokens.join(" ")}: ${title}`);
        return Promise.resolve({ handed: "sent" as const, gone: [] });
      },
    };
    const { pages, runtime } = this;
    const pagerClock = { lookAt: async (at: number) => Promise.resolve(void this.asked.push(at)) };
    const devices = { remove: async () => Promise.resolve() };
    const calls = { carrier: null, ringCalls: pages.calls };
    return { ...calls, runtime, pages, pagerClock, pusher, devices, ringTokens };
  }

  waits(id: string, changes = {}): void {
    const { time } = this.runtime;
    this.pages.talks.set(id, aConversation({ waitingSince: time, lastMessageAt: time, ...changes }));
  }

  later(seconds: number): Promise<void> {
    const { runtime, pages, pager } = this;
    runtime.time += seconds * SECOND;
    for (const [uid, record] of pages.records) pages.records.set(uid, { ...record, standbyAt: runtime.time });
    return pager.run();
  }

  /** A listener answers a ring with ‘not now’. */
  declines(uid: string, ringId: string): ReturnType<typeof answerRing> {
    const actor = { uid, guest: false, email: null, listener: true, tokenSaysListener: true, admin: false };
    return answerRing({ ...this.pagerPorts(), pager: this.pager }, actor, { ringId, answer: "not-now" });
  }

  /** Runs one of the sweeps; it finds these people. */
  sweep(ids: readonly string[], sweep: typeof beginPages): Promise<Swept> {
    return sweep({ ...this.findsPeople(ids), onDefect: this.onDefect });
  }

  /** Ports of a sweep of the queue that finds these people. */
  findsPeople(ids: readonly string[]) {
    const { pages, pager } = this;
    const found = ids.map((id) => ({
      value: { ...(pages.talks.get(id) ?? aConversation()), id },
      version: { isVersion: true } as const,
    }));
    const queue = {
      ...this.#ports().queue,
      waitingSinceBefore: async () => Promise.resolve(pagesOf(found)),
      crises: async () => Promise.resolve(found),
      heldInCrisis: async () => Promise.resolve([]),
      alarmed: async () => Promise.resolve(found),
    };
    const listeners = { find: async () => Promise.resolve(aListenerSeen) };
    return { ...this.#ports(), queue, pages, pager, listeners };
  }

  #ports() {
    const { runtime, pages } = this;
    const find = async (id: string) => {
      const value = pages.talks.get(id);
      return Promise.resolve(value ? { value, version: { isVersion: true } as const } : null);
    };
    const networkKeys = { key: async (_: string, subject: string) => Promise.resolve(`key of ${subject}`) };
    return { runtime, queue: { find }, networkKeys };
  }
}
