import { LONG_WORK } from "@thodu/domain/accounts/longWork";
import { MESSAGE_MAX } from "@thodu/domain/chat/limits";
import type { Output } from "@thodu/domain/contracts";
import { SECOND } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { expect, it } from "vitest";
import { accepted, call } from "../support/callables";
import { database, guest } from "../support/people";

const MESSAGES = 20_000;
/** Documents in one write of the server's SDK. */
const BATCH = 500;
const LONGEST = 30 * SECOND;
/** The largest answer that the cloud sends. */
const ANSWER_MAX = 32 * 1024 * 1024;

async function said(uid: string, text: (n: number) => string): Promise<void> {
  for (let from = 0; from < MESSAGES; from += BATCH) {
    const batch = database().batch();
    for (let n = from; n < from + BATCH; n += 1) {
      const message = {
        text: text(n),
        sender: uid,
        receiver: "volunteer",
        timestamp: Timestamp.fromMillis(n),
        volunteerId: null,
        claimId: "",
        ownMessageNumber: n + 1,
      };
      batch.create(database().doc(`conversations/${uid}/chatMessages/m${n}`), message);
    }
    await batch.commit();
  }
}

/** The paths of all messages in a copy, and the time and size of each of its parts. */
async function copied(token: string) {
  const paths: string[] = [];
  const parts: { took: number; bytes: number }[] = [];
  let after: Output<"exportMyData">["next"] = null;
  do {
    const startedAt = performance.now();
    const part: Output<"exportMyData"> = accepted(
      await call("exportMyData", { ...(after !== null && { after }) }, token),
    );
    parts.push({ took: performance.now() - startedAt, bytes: Buffer.byteLength(JSON.stringify(part)) });
    paths.push(...part.documents.map(({ path }) => path).filter((path) => path.includes("/chatMessages/")));
    after = part.next;
  } while (after !== null);
  return { paths, parts };
}

it.each([
  ["short ones, within 30 seconds in all", (n: number) => `Message ${n}`, 5],
  ["the longest, in answers that the cloud can send", () => "ఆ".repeat(MESSAGE_MAX), 15],
] as const)("copies 20,000 messages: %s", async (_, text, count) => {
  const { uid, token } = await guest();
  await said(uid, text);
  const { paths, parts } = await copied(token);
  const figures = parts.map(({ took, bytes }) => `${(bytes / 1e6).toFixed(1)} MB in ${(took / SECOND).toFixed(1)} s`);
  console.info(`${parts.length} parts: ${figures.join(", ")}`);
  expect(new Set(paths).size).toBe(MESSAGES);
  expect(paths).toHaveLength(MESSAGES);
  expect(parts).toHaveLength(count);
  if (count === 5) expect(parts.reduce((sum, { took }) => sum + took, 0)).toBeLessThan(LONGEST);
  for (const { took, bytes } of parts) {
    expect(took).toBeLessThan(LONGEST);
    expect(bytes).toBeLessThan(ANSWER_MAX / 2);
  }
});

it("deletes an account with 20,000 messages while its person waits", async () => {
  const { uid, token } = await guest();
  await said(uid, (n) => `Message ${n}`);
  const startedAt = performance.now();
  accepted(await call("deleteMyAccount", {}, token));
  console.info(`Deleted in ${((performance.now() - startedAt) / SECOND).toFixed(1)} s`);
  expect(performance.now() - startedAt).toBeLessThan(LONG_WORK / 2);
  expect((await database().collection(`conversations/${uid}/chatMessages`).limit(1).get()).size).toBe(0);
});
