import type { Swept } from "../loops";
import type { Runtime } from "./ports";

export type { Swept };

export interface SweepPorts {
  readonly runtime: Runtime;
  /** Told of what one item failed with; the sweep goes on. */
  readonly onDefect: (error: unknown) => void;
}
