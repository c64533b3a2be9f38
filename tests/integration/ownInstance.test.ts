import { expect, it, onTestFinished } from "vitest";
import { startInstance } from "../support/instance";
import { database, guest } from "../support/people";

// The suite's own instance has loaded everything; one of sendMessage alone, as in the cloud, has no SDK of the database.
it("the first message and the one after it are taken by an instance that has loaded sendMessage alone", async () => {
  const { uid, token } = await guest();
  const instance = await startInstance("sendMessage", 0);
  onTestFinished(() => instance.stop());
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const send = async (messageId: string): Promise<unknown> => {
    const body = JSON.stringify({ data: { messageId, text: "Is somebody there?" } });
    return (await fetch(instance.url, { method: "POST", headers, body })).json();
  };
  // Once called: what a talk begins with is looked up in the call too.
  await database().doc(`users/${uid}/private/calls`).set({ callId: "no such call" });
  expect(await send("first")).toMatchObject({ result: { messageId: "first", remaining: 18 } });
  expect(await send("second")).toMatchObject({ result: { messageId: "second", remaining: 17 } });
});
