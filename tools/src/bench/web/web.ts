import { chromium, type Browser, type BrowserContext } from "playwright-core";

import { ensureBuilt } from "../../build/build";
import { connected, demoProject } from "../../seed/target";
import { ensureChromium } from "../../suite/chromium";
import { shiftPorts } from "../../suite/ports";
import type { Measured } from "../calls";
import { inTurn } from "./inTurn";
import { note, type Noted } from "./inside";
import { benchBusyDesk } from "./busyDesk";
import { kilobytesOf, serveSite } from "./site";
import { CLS_MOST, line, type Line } from "./table";
import { cpus, logIn, routes, type Cpu, type Route, type Who } from "./visits";
import { Wire } from "./wire";

const ROUNDS = 5;
/** 1.6 Mbit/s down, 150 ms round trip. */
const SLOW = { roundTrip: 150, downlink: 200_000 } as const;
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en-IN",
} as const;
/** The ports of the slow network are this far above the suite's own. */
const ABOVE = 3_000;
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--ignore-certificate-errors",
];

const portOf = (address: string): number => Number(address.split(":")[1]);

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function visit(
  browser: Browser,
  origin: string,
  route: Route,
  cpu: Cpu,
  wire: Wire,
  state: State | undefined,
): Promise<Noted> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    ignoreHTTPSErrors: true,
    serviceWorkers: "block",
    ...(state && { storageState: state }),
  });
  const page = await context.newPage();
  try {
    // This bench's compiler wraps functions in it, and the page does not define it.
    await page.addInitScript({ content: "globalThis.__name = (it) => it;" });
    await page.addInitScript(inTurn);
    await page.addInitScript(note, route.live);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    wire.speed = SLOW;
    await page.goto(route.path, { waitUntil: "commit", timeout: 60_000 });
    await route.use(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    // A paint is reported after the frame that painted it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    return await page.evaluate(() => ({
      ...noted,
      scripts: performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name))
        .filter((url) => url.origin === location.origin && url.pathname.endsWith(".js"))
        .map(({ pathname }) => pathname),
    }));
  } finally {
    wire.speed = null;
    await context.close();
  }
}

async function states(browser: Browser, origin: string): Promise<ReadonlyMap<Who, State>> {
  const known = new Map<Who, State>();
  for (const who of ["customer", "listener"] as const) {
    const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, serviceWorkers: "block" });
    await logIn(await context.newPage(), who);
    known.set(who, await context.storageState({ indexedDB: true }));
    await context.close();
  }
  return known;
}

const kinds = ["lcp", "composer", "listening", "slowest", "echo"] as const;
const names = {
  lcp: "largest paint",
  composer: "composer",
  listening: "listening",
  slowest: "input to paint",
  echo: "own echo",
} as const;
function report(route: Route, cpu: Cpu, visits: readonly Noted[]): readonly Line[] {
  const lines = kinds.flatMap((kind) => {
    const samples = visits.flatMap((each) => each[kind] ?? []);
    const limit = route.limits[kind]?.[cpu];
    return samples.length === 0 || (limit === undefined && kind !== "lcp")
      ? []
      : [line(route.path, cpu, names[kind], samples, limit)];
  });
  const weights = visits.map(({ scripts }) => kilobytesOf([...new Set(scripts)]));
  const { script } = route.limits;
  return [
    ...lines,
    ...(script ? [line(route.path, cpu, "script in all, KB", weights, script[cpu])] : []),
    line(
      route.path,
      cpu,
      "layout shift",
      visits.map(({ cls }) => cls),
      CLS_MOST,
    ),
  ];
}

/**
 * Visits each kind of screen on a slow network with a slowed processor, and prints what people wait for beside its
 * budget.
 */
export async function benchWeb(suite: Measured, env: NodeJS.ProcessEnv): Promise<number> {
  await ensureBuilt(["web"]);
  const offset = ABOVE + portOf(suite.functions) - shiftPorts(0).functions;
  const slow = shiftPorts(offset);
  const site = await serveSite();
  const wire = new Wire();
  const browser = await chromium.launch({ executablePath: await ensureChromium(process.env), args: ARGS });
  try {
    await wire.open(slow.hosting, site.port);
    for (const name of ["auth", "functions", "firestore"] as const) await wire.open(slow[name], portOf(suite[name]));
    const origin = `https://127.0.0.1:${slow.hosting}`;
    const known = await states(browser, origin);
    process.stdout.write(
      `web: ${ROUNDS} first visits each, cold cache, over TLS and HTTP/2 at 1.6 Mbit/s and 150 ms; least, median, most.\n` +
        "Processor slowed 4 × (a mid phone) and 13 × (a cheap one); milliseconds, layout shift without a unit.\n\n",
    );
    let missed = 0;
    for (const route of routes) {
      for (const cpu of cpus) {
        const visits: Noted[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          visits.push(await visit(browser, origin, route, cpu, wire, known.get(route.who)));
        const lines = report(route, cpu, visits);
        missed += lines.filter(({ held }) => !held).length;
        process.stdout.write(`${lines.map(({ text }) => text).join("\n")}\n`);
      }
    }
    const busy = await connected(env, demoProject(env), ({ db }) =>
      benchBusyDesk({ browser, origin, db, state: known.get("listener") }),
    );
    missed += busy.filter(({ held }) => !held).length;
    process.stdout.write(
      `\nThe desk with everybody in its list, five changes a second.\n\n${busy.map(({ text }) => text).join("\n")}\n`,
    );
    process.stdout.write(`\n${missed === 0 ? "Every budget is held." : `${missed} budgets are missed.`}\n`);
    return 0;
  } finally {
    await browser.close();
    wire.close();
    site.server.close();
  }
}
