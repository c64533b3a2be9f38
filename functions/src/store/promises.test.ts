import { describe } from "vitest";
import { MemoryStore } from "../../../tests/support/memoryStore";
import { storePromises } from "../../../tests/support/storePromises";

const memory = new MemoryStore();
let made = 0;
const freshPath = (): string => `things/${(made += 1)}`;

describe("the in-memory store", () => {
  storePromises({ commit: (changes) => memory.commit(changes), lookUp: (paths) => memory.lookUp(paths) }, freshPath);
});
