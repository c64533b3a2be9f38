import { MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { MemoryTells } from "../../../../tests/support/memoryTells";
import { tellMe } from "./tellMe";

it("a promise to tell on this device names the device on which it was asked for; one by e-mail names none", async () => {
  const runtime = new MemoryRuntime();
  const tells = new MemoryTells(runtime);
  const asha = anActor({ uid: "asha" });
  const ask = (ways: { readonly push: boolean; readonly email?: string }) =>
    tellMe({ runtime, queue: tells.queue, tells }, asha, { ways });
  tells.put("asha", { waitingSince: runtime.time - MINUTE });
  expect((await ask({ push: true })).ok).toBe(true);
  expect(tells.find("asha")?.tellWays).toEqual({ push: true, email: null, device: "newest" });
  expect((await ask({ push: false, email: "asha@people.example" })).ok).toBe(true);
  expect(tells.find("asha")?.tellWays).toEqual({ push: false, email: "asha@people.example" });
  tells.device = null;
  expect(await ask({ push: true })).toMatchObject({ failure: { reason: "INVALID_INPUT", fields: ["ways.push"] } });
});
