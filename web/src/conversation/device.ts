import { ROOT } from "./drafts";
import type { DeviceStore } from "./outboxStore";

const memory = new Map<string, string>();

/** Private windows and full devices refuse `localStorage`; what is written then lives as long as the page. */
const inMemory: DeviceStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
  keys: () => [...memory.keys()],
};

function onDevice(): DeviceStore {
  const storage = window.localStorage;
  return {
    // What the device had no room for is newer than what it has. That stays: of a page that is closed it is all that is left.
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
