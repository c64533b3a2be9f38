import { randomUUID } from "node:crypto";
import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import { expect, it, onTestFinished } from "vitest";
import { startInstance } from "../support/instance";
import { guest } from "../support/people";

const SENDS = 40;
/** Including the start of the process. */
const MOST_MS = 3_000;

it("forty messages at once of a new person, with nothing warmed up: the free ones are stored, all are answered within three seconds", async () => {
  const { token } = await guest();
  const began = performance.now();
  const instance = await startInstance("sendMessage", 0);
  onTestFinished(() => instance.stop());
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const send = async (): Promise<unknown> => {
    const body = JSON.stringify({ data: { messageId: randomUUID(), text: "Is somebody there?" } });
    const answer: unknown = await fetch(instance.url, { method: "POST", headers, body }).then((response) =>
      response.json(),
    );
    return answer;
  };
  const answers = await Promise.all(Array.from({ length: SENDS }, send));
  const taken = performance.now() - began;
  const locked = { error: { details: { reason: "CHAT_LIMIT" } } };
  expect(answers.filter((answer) => typeof answer === "object" && answer !== null && "result" in answer)).toHaveLength(
    FREE_MESSAGES,
  );
  for (const answer of answers)
    expect(answer).toMatchObject(typeof answer === "object" && answer !== null && "result" in answer ? {} : locked);
  console.info(`${SENDS} sends of a cold instance: ${Math.round(taken)} ms`);
  expect(taken).toBeLessThan(MOST_MS);
});
