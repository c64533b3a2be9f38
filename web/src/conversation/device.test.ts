import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextToSend, type Unsent } from "@thodu/domain/chat/outbox";
import { OutboxStore, type DeviceStore } from "./outboxStore";

const entry: Unsent = { id: "one", text: "Is anybody there?", at: 1, tries: 0, refused: null };
const written = JSON.stringify(entry);
const refused: Unsent = { ...entry, tries: 1, refused: "NOT_PERMITTED" };

/** A browser's storage that accepts values of up to `room.left` characters in all. */
function storage(room: { left: number }) {
  const kept: Record<string, string> = {};
  const own = (name: string, value: unknown) => Object.defineProperty(kept, name, { value });
  own("getItem", (key: string) => kept[key] ?? null);
  own("removeItem", (key: string) => void delete kept[key]);
  own("setItem", (key: string, value: string) => {
    if (value.length > room.left) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    kept[key] = value;
  });
  return kept;
}

const room = { left: Infinity };
let kept: Record<string, string>;
let device: DeviceStore;

beforeEach(async () => {
  room.left = Infinity;
  kept = storage(room);
  vi.stubGlobal("window", { localStorage: kept });
  vi.resetModules();
  device = (await import("./device")).device();
});

afterEach(() => vi.unstubAllGlobals());

it("a full device keeps the newest value in memory until the page is closed, and lists its key once", () => {
  device.setItem("a", "short");
  room.left = 5;
  device.setItem("a", "longer");
  expect(device.getItem("a")).toBe("longer");
  expect(device.keys()).toEqual(["a"]);
  // If the page is closed now, an older state of a message is better than none.
  expect(kept).toEqual({ "thodu/a": "short" });
});

it("a device that has room again stores later writes", () => {
  room.left = 0;
  device.setItem("a", "in memory");
  room.left = Infinity;
  device.setItem("a", "on the device");
  expect(device.getItem("a")).toBe("on the device");
  expect(device.keys()).toEqual(["a"]);
});

it("a value that is removed from a full device is gone", () => {
  device.setItem("a", "short");
  room.left = 5;
  device.setItem("a", "longer");
  device.removeItem("a");
  expect([device.getItem("a"), device.keys(), kept]).toEqual([null, [], {}]);
});

it("a message that is refused while the device is full stays one message, and is not sent again by itself", () => {
  const outbox = new OutboxStore(device, "unsent/u/c/");
  outbox.put(entry);
  room.left = written.length;
  outbox.replace(refused);
  expect(outbox.list()).toEqual([refused]);
  expect(nextToSend(outbox.list())).toBeNull();
});
