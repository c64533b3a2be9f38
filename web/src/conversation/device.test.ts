import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextToSend, type Unsent } from "@thodu/domain/chat/outbox";
import { OutboxStore, type DeviceStore } from "./outboxStore";

const entry: Unsent = { id: "one", text: "Is anybody there?", at: 1, tries: 0, refused: null };
const written = JSON.stringify(entry);
const refused: Unsent = { ...entry, tries: 1, refused: "NOT_PERMITTED" };

/** The storage of a browser, with room for values as long as `room.left`. */
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

it("a full device has what was written last, once, until the page is closed", () => {
  device.setItem("a", "short");
  room.left = 5;
  device.setItem("a", "longer");
  expect(device.getItem("a")).toBe("longer");
  expect(device.keys()).toEqual(["a"]);
  // Better an older state of a message than none, should the page be closed now.
  expect(kept).toEqual({ "thodu/a": "short" });
});

it("a device that has room again keeps what is written then", () => {
  room.left = 0;
  device.setItem("a", "in memory");
  room.left = Infinity;
  device.setItem("a", "on the device");
  expect(device.getItem("a")).toBe("on the device");
  expect(device.keys()).toEqual(["a"]);
});

it("what is removed from a full device is gone", () => {
  device.setItem("a", "short");
  room.left = 5;
  device.setItem("a", "longer");
  device.removeItem("a");
  expect([device.getItem("a"), device.keys(), kept]).toEqual([null, [], {}]);
});

it("a message that is refused while the device is full is one message, and not sent again by itself", () => {
  const outbox = new OutboxStore(device, "unsent/u/c/");
  outbox.put(entry);
  room.left = written.length;
  outbox.replace(refused);
  expect(outbox.list()).toEqual([refused]);
  expect(nextToSend(outbox.list())).toBeNull();
});
