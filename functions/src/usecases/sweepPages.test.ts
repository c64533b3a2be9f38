import { MINUTE, SECOND } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { MemoryRuntime } from "../../../tests/support/memoryRuntime";
import { pagesOf } from "../../../tests/support/pages";
import type { ListPage } from "./ports";
import { sweepPages } from "./sweepPages";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function setting() {
  const runtime = new MemoryRuntime();
  const defects: unknown[] = [];
  const worked: number[] = [];
  return { runtime, defects, worked, ports: { runtime, onDefect: (error: unknown) => defects.push(error) } };
}

it("handles every page, also if the first ones fail", async () => {
  const { ports, defects, worked } = setting();
  const work = (item: number) => {
    worked.push(item);
    return item < 250 ? Promise.reject(new Error("Broken.")) : Promise.resolve(item !== 300);
  };
  expect(await sweepPages(ports, MINUTE, () => Promise.resolve(pagesOf(numbers(1_000))), work, 5)).toEqual({
    done: 749,
    failed: 251,
    left: 0,
  });
  expect(worked).toEqual(numbers(1_000));
  expect(defects).toHaveLength(250);
});

it("begins nothing more when its time is over, and says what is left", async () => {
  const { ports, runtime, worked } = setting();
  const work = (item: number) => {
    worked.push(item);
    runtime.time += SECOND;
    return Promise.resolve(true);
  };
  expect(await sweepPages(ports, MINUTE, () => Promise.resolve(pagesOf(numbers(1_000), 50)), work)).toEqual({
    done: 60,
    failed: 0,
    left: 940,
  });
  expect(worked).toHaveLength(60);
});

it("does no more than `abreast` at once", async () => {
  const { ports } = setting();
  let [now, most] = [0, 0];
  const work = async (): Promise<boolean> => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    return true;
  };
  expect(await sweepPages(ports, MINUTE, () => Promise.resolve(pagesOf(numbers(30), 10)), work, 4)).toEqual({
    done: 30,
    failed: 0,
    left: 0,
  });
  expect(most).toBe(4);
});

it("reports a page that could not be read, and keeps what was done before", async () => {
  const { ports, defects } = setting();
  const first: ListPage<number> = {
    items: [1, 2],
    next: () => Promise.reject(new Error("Gone.")),
    after: () => Promise.resolve(1),
  };
  expect(
    await sweepPages(
      ports,
      MINUTE,
      () => Promise.resolve(first),
      () => Promise.resolve(true),
    ),
  ).toEqual({ done: 2, failed: 1, left: 0 });
  expect(defects).toHaveLength(1);
});
