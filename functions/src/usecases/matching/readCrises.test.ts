import { MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { aConversation, anActor } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { readCrises } from "./readCrises";

const runtime = new MemoryRuntime();
const waits = (id: string, minutes: number) => ({
  value: { ...aConversation({ alias: id, risk: "crisis", waitingSince: runtime.time - minutes * MINUTE }), id },
  version: { isVersion: true } as const,
});
const read = (queue: readonly ReturnType<typeof waits>[]) =>
  readCrises({ runtime, queue: { crises: async () => queue } }, anActor({ admin: true }), {});

it("counts people who wait in a crisis, and names the one who has waited longest", async () => {
  expect(await read([waits("later", 3), waits("first", 25)])).toEqual({
    ok: true,
    value: { count: 2, longest: { uid: "first", alias: "first", waited: 25 * MINUTE } },
  });
});

it("names nobody if nobody waits in a crisis", async () => {
  expect(await read([])).toEqual({ ok: true, value: { count: 0, longest: null } });
});
