import type { DeskListener } from "@thodu/domain/matching/offers";
import { expect, it } from "vitest";
import { aConversation } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { onDesk } from "../../../../tests/support/queue";
import { listColleagues } from "./listColleagues";

const actor = { uid: "meera", guest: false, email: null, listener: true, tokenSaysListener: true, admin: false };

it("names colleagues who could take over somebody, with their languages, those they speak a little last", async () => {
  const runtime = new MemoryRuntime();
  const there = (uid: string, changes: Partial<DeskListener> = {}) => ({
    value: { ...onDesk(uid, { seenAt: runtime.now(), ...changes }), name: uid.toUpperCase() },
    version: { isVersion: true } as const,
  });
  const listeners = [
    there("meera"),
    there("ravi", { languages: ["te"], secondLanguages: ["en", "te"] }),
    there("asked"),
    there("busy", { availability: "busy" }),
    there("rests", { pausedUntil: runtime.now() + 1 }),
  ];
  const offer = { to: "asked", expiresAt: runtime.now() + 1 };
  const value = { ...aConversation({ status: "waiting", offer }), id: "asha" };
  const queue = {
    atDesk: async () => Promise.resolve({ listeners, onPhone: new Set<string>() }),
    candidates: async () => Promise.resolve([{ value, version: { isVersion: true } as const }]),
  };
  expect(await listColleagues({ runtime, queue }, actor)).toEqual({
    ok: true,
    value: {
      colleagues: [
        { uid: "ravi", name: "RAVI", languages: ["te", "en"] },
        { uid: "asked", name: "ASKED", languages: ["en", "te", "hi"], asked: "other" },
      ],
    },
  });
});
