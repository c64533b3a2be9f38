import { describe, expect, it } from "vitest";

import { wrongImports } from "./check";

/** A file at `from` with one import of `what`. */
const wrong = (from: string, what: string): string[] =>
  wrongImports(from, `import { x } from '${what}';\nexport const y = x;\n`);

const forbidden: readonly (readonly [rule: string, from: string, what: string])[] = [
  [
    "domain imports nothing but zod, and Temporal in the calendar of the rota",
    "domain/src/chat/send.ts",
    "firebase-admin/firestore",
  ],
  [
    "domain imports nothing but zod, and Temporal in the calendar of the rota",
    "domain/src/chat/send.ts",
    "node:crypto",
  ],
  [
    "domain imports nothing but zod, and Temporal in the calendar of the rota",
    "domain/src/chat/send.ts",
    "../../../functions/src/runtime/log",
  ],
  ["use cases import neither", "functions/src/usecases/chat/sendMessage.ts", "../../adapters/firestore/desk"],
  ["use cases import neither", "functions/src/usecases/chat/sendMessage.ts", "../../callables/sendMessage"],
  ["use cases import neither", "functions/src/usecases/chat/sendMessage.ts", "../../runtime/wiring"],
  ["use cases import neither", "functions/src/usecases/chat/sendMessage.ts", "firebase-functions/v2/https"],
  ["use cases import neither", "functions/src/usecases/payments/createOrder.ts", "razorpay"],
  ["adapters meet use cases", "functions/src/callables/sendMessage.ts", "../adapters/firestore/conversations"],
  ["adapters meet use cases", "functions/src/runtime/callable.ts", "../adapters/identity"],
  ["adapters meet use cases", "functions/src/adapters/firestore/conversations.ts", "../../usecases/chat/sendMessage"],
  ["the store is used by adapters", "functions/src/usecases/chat/sendMessage.ts", "../../store/commit"],
  ["the store is used by adapters", "functions/src/callables/sendMessage.ts", "../store/changes"],
  ["the store is used by adapters", "functions/src/store/commit.ts", "../adapters/firestore/desk"],
  ["the store is used by adapters", "functions/src/store/commit.ts", "../usecases/chat/sendMessage"],
  ["the store is used by adapters", "functions/src/store/commit.ts", "firebase-admin/firestore"],
  ["a feature of the web app", "web/src/features/chat/ChatScreen.tsx", "../volunteers/VolunteerHome"],
  ["a feature of the web app", "web/src/features/chat/parts/Log.tsx", "../../volunteers/api"],
  ["ui knows neither", "web/src/ui/Button.tsx", "../features/chat/ChatScreen"],
  ["ui knows neither", "web/src/ui/Wait.tsx", "@thodu/domain/chat/limits"],
  ["ui knows neither", "web/src/ui/Wait.tsx", "../lib/session"],
  ["lib knows no area", "web/src/lib/session.ts", "../conversation/lastTalk"],
  ["lib knows no area", "web/src/lib/time.ts", "@thodu/domain/chat/limits"],
  ["a feature of the web app", "web/src/conversation/sender.ts", "../features/chat/api"],
  ["in the web app only lib", "web/src/features/chat/ChatScreen.tsx", "firebase/firestore"],
  ["in the web app only lib", "web/src/app/routes.tsx", "@firebase/auth"],
  ["production code imports no tests", "web/src/lib/firebase.ts", "../../../tests/support/suite"],
  ["production code imports no tests", "web/src/features/chat/api.ts", "../../test-support/store"],
  ["production code imports no tests", "functions/src/runtime/log.ts", "./log.test"],
  ["the crisis detector stays", "web/src/features/chat/api.ts", "@thodu/domain/safety/detect"],
  ["web imports neither", "web/src/lib/calls.ts", "../../../functions/src/index"],
  ["web imports neither", "web/src/lib/calls.test.ts", "@thodu/functions/src/index"],
  ["functions import neither", "functions/src/runtime/log.ts", "../../../web/src/lib/i18n"],
];

const allowed: readonly (readonly [from: string, what: string])[] = [
  ["domain/src/chat/send.ts", "zod/mini"],
  ["domain/src/chat/send.ts", "../result"],
  ["domain/src/chat/send.test.ts", "fast-check"],
  ["functions/src/usecases/chat/sendMessage.ts", "@thodu/domain/chat/send"],
  ["functions/src/usecases/chat/sendMessage.ts", "./ports"],
  ["functions/src/adapters/firestore/conversations.ts", "../../usecases/chat/ports"],
  ["functions/src/adapters/firestore/conversations.ts", "firebase-admin/firestore"],
  ["functions/src/adapters/firestore/conversations.ts", "../../store/commit"],
  ["functions/src/store/commit.ts", "../adapters/google"],
  ["functions/src/store/commit.ts", "../usecases/chat/ports"],
  ["functions/src/store/conversation.ts", "@thodu/domain/chat/model"],
  ["functions/src/runtime/wiring.ts", "../adapters/firestore/conversations"],
  ["functions/src/runtime/wiring/chat.ts", "../../adapters/firestore/conversations"],
  ["web/src/features/chat/ChatScreen.tsx", "./api"],
  ["web/src/features/chat/ChatScreen.tsx", "../../ui/Button"],
  ["web/src/features/chat/api.ts", "firebase/firestore"],
  ["web/src/features/chat/api.ts", "@thodu/domain/safety/levels"],
  ["web/src/features/chat/api/listen.ts", "firebase/firestore"],
  ["web/src/lib/firebase.ts", "firebase/app"],
  ["web/src/lib/callables.ts", "@thodu/domain/contracts"],
  ["web/src/ui/Button.tsx", "../lib/router"],
  ["web/src/conversation/live.ts", "@thodu/domain/chat/model"],
  ["web/src/features/desk/room/Room.tsx", "../../../conversation/view/Log"],
  ["web/src/app/routes.tsx", "../features/chat/ChatScreen"],
  ["tests/e2e/chat.test.ts", "../../functions/src/index"],
  ["tools/src/seed/seed.ts", "firebase-admin/auth"],
];

describe("import directions", () => {
  it.each(forbidden)("%s: %s must not import %s", (rule, from, what) => {
    expect(wrong(from, what)).toEqual([expect.stringContaining(rule)]);
  });

  it.each(allowed)("%s may import %s", (from, what) => {
    expect(wrong(from, what)).toEqual([]);
  });

  it("finds types, re-exports and dynamic imports as well, and names the line", () => {
    const from = "domain/src/chat/send.ts";
    const spots = [
      "import type { X } from 'razorpay';",
      "export * from 'razorpay';",
      "export type { X } from 'razorpay';",
      "export const x = import('razorpay');",
    ];
    for (const spot of spots)
      expect(wrongImports(from, `export const a = 1;\n${spot}\n`)).toEqual([
        expect.stringMatching(/^domain\/src\/chat\/send\.ts:2 /),
      ]);
  });
});
