import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import * as z from "zod/mini";

import { pause } from "../lib/processes";
import { PASSWORD } from "../seed/accounts";
import { project } from "../suite/env";
import { callableUrl, type Measured } from "./calls";
import { withTwoBrowsers } from "./browsers";
import type { Setting } from "./page";
import { OPEN_COLLECTION, YARDSTICK_CALLABLE } from "./suite";
import { against, summarise, table } from "./stats";

const WARM_UP = 40;
const SAMPLES = 200;
const GAP_MS = 30;
const GOAL = { median: 1.6, p95: 1.8, never: 2.2 } as const;
const WAITING = "demo-premium";
const OPEN_CLAIM = "open";

const way = ["sendMessage", "bare write", "nothing"] as const;
type Way = (typeof way)[number];

interface Sample {
  readonly seen: number;
  readonly answered: number;
}

const setting = ({ auth, firestore }: Measured, email: string): Setting => {
  const [host = "", port = ""] = firestore.split(":");
  return { project, auth: `http://${auth}`, firestore: { host, port: Number(port) }, email, password: PASSWORD };
};

/** Calls through the page; throws if it was not opened. */
const call = (page: Page, url: string, data: object) =>
  page.evaluate(
    async ([to, input]) => {
      if (!bench.page) throw new Error("not open");
      return bench.page.call(to, input);
    },
    [url, data] as const,
  );

const claimed = z.object({ result: z.object({ claimId: z.string() }) });

async function sample(suite: Measured, sender: Page, reader: Page, by: Way, nth: number): Promise<Sample> {
  if (by === "nothing") {
    const { began, answered } = await call(sender, callableUrl(suite, YARDSTICK_CALLABLE), {});
    return { seen: answered - began, answered: answered - began };
  }
  const id = randomUUID();
  const text = `message ${nth}`;
  const seen = reader.evaluate((messageId) => bench.page?.seen(messageId), id);
  const sent =
    by === "sendMessage"
      ? call(sender, callableUrl(suite, "sendMessage"), { messageId: id, text })
      : sender.evaluate(
          async ([path, messageId, words]) => {
            if (!bench.page) throw new Error("not open");
            return bench.page.write(path, messageId, words);
          },
          [OPEN_COLLECTION, id, text] as const,
        );
  const [at, { began, answered }] = await Promise.all([seen, sent]);
  if (at === undefined) throw new Error("not open");
  return { seen: at - began, answered: answered - began };
}

/**
 * Runs the three ways in turn, in an order that rotates with each round, and prints the results; 1 if a goal is missed.
 */
export async function benchChat(suite: Measured, samples = SAMPLES): Promise<number> {
  const found = await withTwoBrowsers(async (sender, reader) => {
    await sender.evaluate((wanted) => bench.open(wanted), setting(suite, "premium@thodu.example"));
    await reader.evaluate((wanted) => bench.open(wanted), setting(suite, "volunteer@thodu.example"));
    const { body } = await call(reader, callableUrl(suite, "claimConversation"), { conversationId: WAITING });
    const { claimId } = claimed.parse(body).result;
    for (const [path, claim] of [
      [`conversations/${WAITING}/chatMessages`, claimId],
      [OPEN_COLLECTION, OPEN_CLAIM],
    ] as const) {
      await reader.evaluate(([of, stamp]) => bench.page?.listen(of, stamp), [path, claim] as const);
    }
    const all: Record<Way, Sample[]> = { sendMessage: [], "bare write": [], nothing: [] };
    for (let round = 0; round < WARM_UP + samples; round += 1) {
      for (const by of [...way.slice(round % 3), ...way.slice(0, round % 3)]) {
        const one = await sample(suite, sender, reader, by, round);
        if (round >= WARM_UP) all[by].push(one);
        await pause(GAP_MS);
      }
    }
    return all;
  });

  const seen = (by: Way): number[] => found[by].map((one) => one.seen);
  const answered = (by: Way): number[] => found[by].map((one) => one.answered);
  const [ours, bare] = [summarise(seen("sendMessage")), summarise(seen("bare write"))];
  const ratio = { median: ours.median / bare.median, p95: ours.p95 / bare.p95 };
  process.stdout.write(
    [
      `chat: ${samples} rounds after ${WARM_UP} to warm up, the three ways in turn; a customer with a plan and the`,
      "listener who holds the conversation, each in a browser of their own; seen: in the other browser.",
      "",
      table({
        "sendMessage → seen": seen("sendMessage"),
        "bare client write → seen": seen("bare write"),
        "sendMessage → answered": answered("sendMessage"),
        "bare client write → answered": answered("bare write"),
        "a callable that does nothing": answered("nothing"),
      }),
      "",
      `sendMessage by bare write, → seen: ${against("median", ratio.median, GOAL.median)}, ${against("p95", ratio.p95, GOAL.p95)}; never above ${GOAL.never} ×.`,
      "",
    ].join("\n"),
  );
  return Math.max(ratio.median, ratio.p95) > GOAL.never ? 1 : 0;
}
