import { SECOND } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { expect, it } from "vitest";
import { accepted, call } from "../support/callables";
import { database, guest } from "../support/people";

const MESSAGES = 20_000;
/** Documents in one write of the server's SDK. */
const BATCH = 500;
const LONGEST = 30 * SECOND;

it("copies a conversation of 20,000 messages within 30 seconds", async () => {
  const { uid, token } = await guest();
  for (let from = 0; from < MESSAGES; from += BATCH) {
    const batch = database().batch();
    for (let n = from; n < from + BATCH; n += 1) {
      const message = {
        text: `Message ${n}`,
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
  const startedAt = performance.now();
  const { documents } = accepted(await call("exportMyData", {}, token));
  const took = performance.now() - startedAt;
  const paths = documents.map(({ path }) => path).filter((path) => path.includes("/chatMessages/"));
  expect(new Set(paths).size).toBe(MESSAGES);
  expect(paths).toHaveLength(MESSAGES);
  expect(took).toBeLessThan(LONGEST);
});
