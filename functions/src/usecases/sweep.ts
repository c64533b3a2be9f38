import type { Swept } from "../loops";
import type { Runtime } from "./ports";

export type { Swept };

export interface SweepPorts {
  readonly runtime: Runtime;
  /** Called with the error of an item that failed; the sweep goes on. */
  readonly onDefect: (error: unknown) => void;
}
