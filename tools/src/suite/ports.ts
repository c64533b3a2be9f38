import { createServer } from "node:net";

import { PlainError } from "../lib/plain-error";

/** The ports of a suite without an offset. `websocket` is Firestore's channel for request logs. */
export const basePorts = {
  hub: 4400,
  logging: 4500,
  functions: 5001,
  /** The port of the functions emulator itself; calls go to `functions`. */
  triggers: 5002,
  hosting: 5005,
  /** The payment sandbox: not an emulator, but part of the suite. */
  razorpay: 5010,
  /** The mail server, and the page that shows what it received: not emulators either. */
  smtp: 5025,
  mails: 5026,
  firestore: 8080,
  auth: 9099,
  websocket: 9150,
  eventarc: 9299,
  tasks: 9499,
} as const;

type PortName = keyof typeof basePorts;
export type Ports = Readonly<Record<PortName, number>>;

const HIGHEST = 65_535;

/** Ports to which browsers and Node's fetch refuse to connect (fetch.spec.whatwg.org, "bad port"), from 1024 on. */
const REFUSED: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

const isUsable = (offset: number): boolean =>
  Object.values(basePorts)
    .map((port) => port + offset)
    .every((port) => port >= 1024 && port <= HIGHEST && !REFUSED.has(port));

/** Another offset to try. */
export const nextOffset = (offset: number): number => [1, 2, 3].map((n) => offset + n * 1000).find(isUsable) ?? 0;

/** Reads THODU_PORT_OFFSET: an integer added to every port; absent or empty is 0. */
export function readOffset(env: NodeJS.ProcessEnv): number {
  const text = env["THODU_PORT_OFFSET"] ?? "";
  if (text === "") return 0;
  const offset = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (isUsable(offset)) return offset;
  throw new PlainError(
    `THODU_PORT_OFFSET is "${text}"; it must be a whole number that keeps every port between 1024 and ${HIGHEST} ` +
      "and off those that browsers refuse, for example 1000.",
  );
}

export function shiftPorts(offset: number): Ports {
  const {
    hub,
    logging,
    functions,
    triggers,
    hosting,
    razorpay,
    smtp,
    mails,
    firestore,
    auth,
    websocket,
    eventarc,
    tasks,
  } = basePorts;
  return {
    hub: hub + offset,
    logging: logging + offset,
    functions: functions + offset,
    triggers: triggers + offset,
    hosting: hosting + offset,
    razorpay: razorpay + offset,
    smtp: smtp + offset,
    mails: mails + offset,
    firestore: firestore + offset,
    auth: auth + offset,
    websocket: websocket + offset,
    eventarc: eventarc + offset,
    tasks: tasks + offset,
  };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Throws, with a message, if something else listens on a port of the suite. */
export async function requireFree(offset: number): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(shiftPorts(offset)))
    if (!(await isFree(port))) taken.push(`${port} (${name})`);
  if (taken.length === 0) return;
  throw new PlainError(
    `In use by another program: port ${taken.join(", ")}. Perhaps a suite of this or another checkout is running. ` +
      `Stop it, or move this one with THODU_PORT_OFFSET, for example THODU_PORT_OFFSET=${nextOffset(offset)}.`,
  );
}
