import { expect, it } from "vitest";
import { readEach, workEach } from "./loops";

const broken = new Error("broken");

it("reads what can be read and reports the rest", () => {
  const skipped: unknown[] = [];
  const read = (item: number): string | null => {
    if (item === 2) throw broken;
    return item === 3 ? null : `${item}`;
  };
  expect(readEach([1, 2, 3, 4], read, (item, error) => skipped.push([item, error]))).toEqual(["1", "4"]);
  expect(skipped).toEqual([[2, broken]]);
});

it.each([1, 3])("goes on after a failure, %i at a time, and counts what was not done", async (abreast) => {
  const [skipped, done]: [unknown[], number[]] = [[], []];
  const work = async (item: number): Promise<unknown> => {
    await Promise.resolve();
    if (item === 2) throw broken;
    done.push(item);
    return item !== 4;
  };
  const swept = await workEach([1, 2, 3, 4, 5], work, (item, error) => skipped.push([item, error]), abreast);
  expect(swept).toEqual({ done: 3, failed: 2, left: 0 });
  expect(new Set(done)).toEqual(new Set([1, 3, 4, 5]));
  expect(skipped).toEqual([[2, broken]]);
});
