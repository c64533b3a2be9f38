import type { DeskListener } from "@thodu/domain/matching/offers";
import { expect, it } from "vitest";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { onDesk } from "../../../../tests/support/queue";
import { listColleagues } from "./listColleagues";

const actor = { uid: "meera", guest: false, email: null, listener: true, tokenSaysListener: true, admin: false };

it("names who could take somebody over, with the languages that they speak, those they speak a little last", async () => {
  const runtime = new MemoryRuntime();
  const there = (uid: string, changes: Partial<DeskListener> = {}) => ({
    value: { ...onDesk(uid, { seenAt: runtime.now(), ...changes }), name: uid.toUpperCase() },
    version: { isVersion: true } as const,
  });
  const listeners = [
    there("meera"),
    there("ravi", { languages: ["te"], secondLanguages: ["en", "te"] }),
    there("busy", { availability: "busy" }),
    there("rests", { pausedUntil: runtime.now() + 1 }),
  ];
  const queue = { atDesk: async () => Promise.resolve({ listeners, onPhone: new Set<string>() }) };
  expect(await listColleagues({ runtime, queue }, actor)).toEqual({
    ok: true,
    value: { colleagues: [{ uid: "ravi", name: "RAVI", languages: ["te", "en"] }] },
  });
});
