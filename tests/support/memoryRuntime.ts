import type { Runtime } from "../../functions/src/usecases/ports";

/** Time that stands still, ids that count up, pauses that only let others run first. */
export class MemoryRuntime implements Runtime {
  time = Date.UTC(2026, 0, 15, 18, 30);
  pauses = 0;
  /** What loops left out. */
  readonly left: (readonly [kind: string, id: string])[] = [];
  #ids = 0;
  skipped = (kind: string, id: string): void => void this.left.push([kind, id]);
  now = (): number => this.time;
  freshId = (): string => `fresh-${(this.#ids += 1)}`;
  wait = async (time: number): Promise<void> => {
    this.time += time;
    await Promise.resolve();
  };
  pause = async (): Promise<void> => {
    this.pauses += 1;
    this.time += 1;
    await Promise.resolve();
  };
}
