import { MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { MemoryWorld } from "../../../tests/support/memoryWorld";
import { sweepEach, type SweepPorts } from "./sweep";

/** Items in a store that hands out as many of the first as it is asked for. */
function setting(count: number) {
  const runtime = new MemoryWorld();
  const items = Array.from({ length: count }, (_, at) => `item-${at}`);
  const defects: unknown[] = [];
  const ports: SweepPorts = { runtime, onDefect: (error) => defects.push(error) };
  const find = (limit: number) => Promise.resolve(items.slice(0, limit));
  const remove = (item: string) => {
    items.splice(items.indexOf(item), 1);
    return Promise.resolve(true);
  };
  return { runtime, items, defects, ports, find, remove };
}

it("does all there is, in pages", async () => {
  const { items, ports, find, remove } = setting(170);
  const limits: number[] = [];
  const noting = (limit: number) => {
    limits.push(limit);
    return find(limit);
  };
  expect(await sweepEach(ports, MINUTE, noting, (item) => item, remove)).toEqual({ done: 170, failed: 0, left: 0 });
  expect(items).toEqual([]);
  expect(Math.max(...limits)).toBe(50);
});

it("leaves what fails, tells of it, and does all behind it", async () => {
  const { items, defects, ports, find, remove } = setting(170);
  const broken = new Set(items.slice(0, 60));
  const tries: string[] = [];
  const work = (item: string) => {
    tries.push(item);
    return broken.has(item) ? Promise.reject(new Error("Broken.")) : remove(item);
  };
  expect(await sweepEach(ports, MINUTE, find, (item) => item, work)).toEqual({ done: 110, failed: 60, left: 0 });
  expect(items).toEqual([...broken]);
  expect(tries).toHaveLength(170);
  expect(defects).toHaveLength(60);
});

it("counts what could not be done without a defect, and tells of none", async () => {
  const { defects, ports, find } = setting(3);
  expect(
    await sweepEach(
      ports,
      MINUTE,
      find,
      (item) => item,
      () => Promise.resolve(false),
    ),
  ).toEqual({ done: 0, failed: 3, left: 0 });
  expect(defects).toEqual([]);
});

it("does nothing twice that is found again though it was done", async () => {
  const { ports, find } = setting(3);
  expect(
    await sweepEach(
      ports,
      MINUTE,
      find,
      (item) => item,
      () => Promise.resolve(true),
    ),
  ).toEqual({ done: 3, failed: 0, left: 0 });
});

it("begins nothing more when its time is over", async () => {
  const { runtime, items, ports, find, remove } = setting(170);
  const slow = (item: string) => {
    runtime.time += MINUTE / 60;
    return remove(item);
  };
  expect(await sweepEach(ports, MINUTE, find, (item) => item, slow)).toEqual({ done: 60, failed: 0, left: 40 });
  expect(items).toHaveLength(110);
});
