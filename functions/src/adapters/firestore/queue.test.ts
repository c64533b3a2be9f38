import { expect, it } from "vitest";
import { NOON } from "../../../../tests/support/domain";
import { MemoryStore } from "../../../../tests/support/memoryStore";
import { onDesk } from "../../../../tests/support/queue";
import { create, increment, patch } from "../../store/changes";
import { documents } from "../../store/documents";
import { versionAt } from "../../store/versions";
import { offerChanges } from "./queue";

const MEERA = documents.listener("meera");

async function desk() {
  const store = new MemoryStore();
  await store.commit([
    create(MEERA, { availability: "online" }),
    ...["asha", "kiran"].map((id) => create(documents.conversation(id), {})),
  ]);
  const seen = async (path: string) => versionAt((await store.lookUp([path]))[0]?.updateTime ?? "");
  return { store, seen };
}

it("of two offers to one listener that were decided on the same state, only one is stored", async () => {
  const { store, seen } = await desk();
  const listener = { value: { ...onDesk("meera"), name: "" }, version: await seen(MEERA) };
  const offer = async (customerId: string) =>
    offerChanges(
      { version: await seen(documents.conversation(customerId)) },
      listener,
      { customerId, to: "meera", expiresAt: NOON, passed: {} },
      null,
    );
  const offers = [await offer("asha"), await offer("kiran")] as const;
  expect(await store.commit(offers[0])).not.toBeNull();
  expect(await store.commit(offers[1])).toBeNull();
});

it("a write that changes nothing leaves the version unchanged, as in Firestore", async () => {
  const { store, seen } = await desk();
  const before = await seen(MEERA);
  expect(await store.commit([patch(MEERA, { availability: "online" }, "existing")])).toEqual([before]);
  expect(await seen(MEERA)).toEqual(before);
  await store.commit([patch(MEERA, { offers: increment(1) }, before)]);
  expect(await seen(MEERA)).not.toEqual(before);
});
