import type { Import } from "./imports";

interface Rule {
  /** The rule, in words for somebody who broke it. */
  readonly says: string;
  readonly forbids: (each: Import) => boolean;
}

const isTest = (path: string): boolean => /(^|\/)(tests|test-support)\/|\.test(\.tsx?)?$/.test(path);
const inFolder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const inAny = (path: string, folders: readonly string[]): boolean => folders.some((folder) => inFolder(path, folder));

const ZOD = /^zod(\/|$)/;
const SERVICES = /^(firebase|firebase-admin|firebase-functions|razorpay|@firebase\/[^/]+|@google-cloud\/[^/]+)(\/|$)/;
const WEB_SDK = /^(firebase|@firebase\/[^/]+)(\/|$)/;

/** `web/src/features/chat/api/send` → `chat`. */
const feature = (path: string): string | undefined => /^web\/src\/features\/([^/]+)/.exec(path)?.[1];

const ENDPOINTS = ["callables", "triggers", "tasks", "webhooks"].map((name) => `functions/src/${name}`);
const USE_CASES = "functions/src/usecases";
const ADAPTERS = "functions/src/adapters";
const STORE = "functions/src/store";
const GOOGLE = /^functions\/src\/adapters\/google(\.ts)?$/;
const WIRING = /^functions\/src\/runtime\/wiring/;
/** The modules of safety that contain phrases or weights, or read them: some 150 KB. */
const DETECTOR = /^domain\/src\/safety\/(aliases|detect|features|indic|lexicon|model|spelling|words)/;
/** The router, of which links are made, and what a browser reports about itself. */
const UI_MAY_USE = /^web\/src\/lib\/(router|hooks\/)/;
/** Modules that belong to no area, and two settings of the whole device. */
const LIB_MAY_KNOW =
  /^domain\/src\/(backoff|contracts|errors|locale|time|zones|limits\/appCheck|accounts\/look)(\.ts)?$/;
const MAY_CALL_FIREBASE = /^web\/src\/(lib\/|conversation\/|calls\/|features\/[^/]+\/api)/;

/** Tests may build anything they like; only the last two rules apply to them. */
const production =
  (forbids: Rule["forbids"]): Rule["forbids"] =>
  (each) =>
    !isTest(each.from) && forbids(each);

/** The directions of docs/architecture.md. */
export const rules: readonly Rule[] = [
  {
    says: "domain imports nothing but zod, and Temporal in the calendar of the rota",
    forbids: production(
      ({ from, to }) =>
        inFolder(from, "domain") &&
        !inFolder(to, "domain/src") &&
        !ZOD.test(to) &&
        !(from === "domain/src/rota/calendar.ts" && to === "temporal-polyfill"),
    ),
  },
  {
    says: "use cases import neither adapters, endpoints and runtime nor the SDK of a service",
    forbids: production(
      ({ from, to }) =>
        inFolder(from, USE_CASES) &&
        (inAny(to, [ADAPTERS, "functions/src/runtime", ...ENDPOINTS]) || SERVICES.test(to)),
    ),
  },
  {
    says: "adapters meet use cases in functions/src/runtime/wiring alone",
    forbids: production(
      ({ from, to }) =>
        (inFolder(to, ADAPTERS) && !inAny(from, [ADAPTERS, STORE, USE_CASES]) && !WIRING.test(from)) ||
        (inFolder(from, ADAPTERS) && inFolder(to, USE_CASES) && !to.endsWith("/ports")),
    ),
  },
  {
    says: "the store is used by adapters alone, and imports nothing but domain, ports and the connection to Google",
    forbids: production(
      ({ from, to }) =>
        (inFolder(to, STORE) && !inAny(from, [ADAPTERS, STORE])) ||
        (inFolder(from, STORE) &&
          ((inFolder(to, "functions") && !inFolder(to, STORE) && !to.endsWith("/ports") && !GOOGLE.test(to)) ||
            SERVICES.test(to))),
    ),
  },
  {
    says: "ui knows neither domain nor anything of the web app but lib’s router, path and hooks",
    forbids: production(
      ({ from, to }) =>
        inFolder(from, "web/src/ui") &&
        (inFolder(to, "domain") ||
          (inFolder(to, "web/src") && !inAny(to, ["web/src/ui", "web/src/messages"]) && !UI_MAY_USE.test(to))),
    ),
  },
  {
    says: "lib knows no area: neither one of domain nor another part of the web app",
    forbids: production(
      ({ from, to }) =>
        inFolder(from, "web/src/lib") &&
        ((inFolder(to, "domain") && !LIB_MAY_KNOW.test(to)) ||
          (inFolder(to, "web/src") && !inAny(to, ["web/src/lib", "web/src/messages"]))),
    ),
  },
  {
    says: "a feature of the web app imports no other feature, and conversation and calls import none",
    forbids: production(({ from, to }) => {
      const target = feature(to);
      if (target === undefined) return false;
      return feature(from) === undefined
        ? inAny(from, ["web/src/conversation", "web/src/calls"])
        : feature(from) !== target;
    }),
  },
  {
    says: "in the web app only lib, conversation, calls and a feature’s api import the Firebase SDK",
    forbids: production(({ from, to }) => inFolder(from, "web") && WEB_SDK.test(to) && !MAY_CALL_FIREBASE.test(from)),
  },
  {
    says: "production code imports no tests",
    forbids: production(({ to }) => isTest(to)),
  },
  {
    says: "the crisis detector stays on the server: web imports its levels and contracts alone",
    forbids: production(({ from, to }) => inFolder(from, "web") && DETECTOR.test(to)),
  },
  {
    says: "web imports neither functions nor tools",
    forbids: ({ from, to }) => inFolder(from, "web") && inAny(to, ["functions", "tools"]),
  },
  {
    says: "functions import neither web nor tools",
    forbids: ({ from, to }) => inFolder(from, "functions") && inAny(to, ["web", "tools"]),
  },
];
