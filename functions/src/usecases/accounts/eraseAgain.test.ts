import { volunteer } from "@thodu/domain/volunteers/model";
import { expect, it } from "vitest";
import { heldBy } from "../../../../tests/support/domain";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { eraseAgain } from "./eraseAgain";

it("frees the listener of a late conversation before it is erased", async () => {
  const runtime = new MemoryRuntime();
  const conversations = new MemoryConversations(runtime);
  conversations.listeners.at("meera").write(volunteer.parse({ email: "", approved: true, load: 1 }));
  conversations.summaries.at("asha").write(heldBy("meera"));
  const done: string[] = [];
  const endCalls = (uid: string) => Promise.resolve(void done.push(`left ${uid}`));
  const load = () => conversations.listeners.at("meera").see()?.value.load;
  const erase = (uid: string, pseudonym: string) =>
    Promise.resolve(void done.push(`erased ${uid} as ${pseudonym} with ${load()}`));
  const again = () =>
    eraseAgain({ runtime, conversations, endCalls, personal: { erase } }, { uid: "asha", pseudonym: "deleted-1" });
  await again();
  expect(done).toEqual(["left asha", "erased asha as deleted-1 with 0"]);
  await again();
  expect(load()).toBe(0);
});
