import { MemoryConversations } from "./memoryConversations";
import { MemoryRuntime } from "./memoryRuntime";

export const MANY = 120;
export const people = Array.from({ length: MANY }, (_, at) => `person-${at}`);
export const nothing = (): Promise<void> => Promise.resolve();
export const notHere = (): Promise<never> => Promise.reject(new Error("Not by a sweep."));

/** Fails for the first account, as the store or the identity service may. */
export const broken = (uid: string): Promise<void> =>
  uid === "person-0" ? Promise.reject(new Error("Broken.")) : Promise.resolve();

export function setting() {
  const runtime = new MemoryRuntime();
  const defects: unknown[] = [];
  return {
    runtime,
    defects,
    conversations: new MemoryConversations(runtime),
    onDefect: (error: unknown) => defects.push(error),
  };
}
