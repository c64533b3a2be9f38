import { ROOT } from "./drafts";
import type { DeviceStore } from "./outboxStore";

const memory = new Map<string, string>();

/**
 * Where `localStorage` refuses a write (private window, full device), the value lives in memory, as long as the page.
 */
const inMemory: DeviceStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
  keys: () => [...memory.keys()],
};

function onDevice(): DeviceStore {
  const storage = window.localStorage;
  return {
    // A value in memory is newer than the stored one. The stored one stays, so that something is left when the page is
    // closed.
    getItem: (key) => inMemory.getItem(key) ?? storage.getItem(ROOT + key),
    setItem: (key, value) => {
      try {
        storage.setItem(ROOT + key, value);
        inMemory.removeItem(key);
      } catch {
        inMemory.setItem(key, value);
      }
    },
    removeItem: (key) => {
      storage.removeItem(ROOT + key);
      inMemory.removeItem(key);
    },
    keys: () => {
      const kept = Object.keys(storage).filter((key) => key.startsWith(ROOT));
      return [...new Set([...kept.map((key) => key.slice(ROOT.length)), ...inMemory.keys()])];
    },
  };
}

let found: DeviceStore | null = null;

export function device(): DeviceStore {
  if (found) return found;
  try {
    found = onDevice();
  } catch {
    found = inMemory;
  }
  return found;
}
