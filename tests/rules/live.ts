import {
  collection,
  doc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type DocumentData,
  type DocumentReference,
  type Query,
} from "firebase/firestore";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Client, Role, RulesEnvironment } from "../support/rules";
import { aMessage, EPOCH } from "./conversations";
import { seed } from "./seed";
import { refused } from "./walk";

const CUSTOMER = "conversations/customer";
const WAIT = { timeout: 10_000, interval: 10 };

/** What an open listener has received: the present ids and data, or the error that ended it. */
interface Heard {
  readonly ids: () => readonly string[] | null;
  readonly last: () => DocumentData | undefined;
  readonly error: () => string | null;
}

function listen(target: Query): Heard {
  let docs: readonly { readonly id: string; data(): DocumentData }[] | null = null;
  let error: string | null = null;
  onTestFinished(
    onSnapshot(
      target,
      (now) => (docs = now.docs),
      ({ code }) => (error = code),
    ),
  );
  return { ids: () => docs?.map(({ id }) => id) ?? null, last: () => docs?.[0]?.data(), error: () => error };
}

function listenTo(target: DocumentReference): Heard {
  let data: DocumentData | undefined;
  let error: string | null = null;
  let ids: readonly string[] | null = null;
  const hear = (now: { readonly id: string; exists(): boolean; data(): DocumentData | undefined }) => {
    ids = now.exists() ? [now.id] : [];
    data = now.data();
  };
  onTestFinished(onSnapshot(target, hear, ({ code }) => (error = code)));
  return { ids: () => ids, last: () => data, error: () => error };
}

const chat = (client: Client, claimId: string) =>
  query(
    collection(client, CUSTOMER, "chatMessages"),
    where("claimId", "==", claimId),
    orderBy("timestamp", "desc"),
    limit(30),
  );
const desk = (client: Client, epoch: string) =>
  query(
    collection(client, "conversations"),
    where("deskEpoch", "==", epoch),
    orderBy("lastMessageAt", "desc"),
    limit(30),
  );

const eventually = (check: () => void): Promise<void> => vi.waitFor(check, WAIT);
const holds = (heard: Heard, ids: readonly string[]) =>
  eventually(() => expect(heard.ids()?.toSorted()).toEqual(ids.toSorted()));
const isRefused = (target: Query) => expect(getDocs(target)).rejects.toMatchObject(refused);

/** Checks that live access of a listener ends with the claim, and with the approval. */
export function checkLiveReads(runtime: () => RulesEnvironment): void {
  beforeEach(async () => {
    await seed(runtime());
    for (const id of ["second", "third"]) await runtime().server.doc(`${CUSTOMER}/chatMessages/${id}`).delete();
  });

  const write = (path: string, data: DocumentData) => runtime().server.doc(path).set(data, { merge: true });
  let fences = 0;
  /** Resolves when everything stored before has reached the open listeners of `role`, which share one stream. */
  const caughtUp = async (role: Role) => {
    fences += 1;
    const fence = listenTo(doc(runtime().as(role), `volunteers/${role}`));
    await eventually(() => expect(fence.ids()).not.toBeNull());
    await write(`volunteers/${role}`, { bio: `fence ${fences}` });
    await eventually(() => expect(fence.last()).toMatchObject({ bio: `fence ${fences}` }));
  };

  /** Any change that takes the conversation from `holder`: a new claimId, and the fields of `change`. */
  const endClaim = (change: DocumentData) => write(CUSTOMER, { claimId: "claim-next", ...change });

  describe.each([
    ["released", { status: "waiting", volunteerId: null }],
    ["handed over", { status: "active", volunteerId: "colleague" }],
    ["ended", { status: "closed", volunteerId: null }],
    ["claimed again", { status: "active", volunteerId: "holder" }],
  ])("a conversation that is %s", (_, change) => {
    it("can't be read with the old claim", async () => {
      const before = listen(chat(runtime().as("holder"), "claim-1"));
      const customer = listen(
        query(collection(runtime().as("customer"), CUSTOMER, "chatMessages"), orderBy("timestamp", "desc"), limit(30)),
      );
      await holds(before, ["now"]);
      await write(`${CUSTOMER}/chatMessages/second`, aMessage("claim-1"));
      await holds(before, ["now", "second"]);

      await endClaim(change);
      await write(`${CUSTOMER}/chatMessages/third`, aMessage("claim-next"));
      await holds(customer, ["before", "now", "second", "third"]);
      await caughtUp("holder");
      expect(before.ids()?.toSorted()).toEqual(["now", "second"]);
      await isRefused(chat(runtime().anew("holder"), "claim-1"));
    });
  });

  it("answers the new claim to the new listener alone", async () => {
    await endClaim({ volunteerId: "colleague" });
    expect((await getDocs(chat(runtime().as("colleague"), "claim-next"))).size).toBe(0);
    await isRefused(chat(runtime().as("holder"), "claim-next"));
    await isRefused(chat(runtime().as("colleague"), "claim-1"));
  });

  it("ends the hints of the customer with the claim", async () => {
    const hints = listenTo(doc(runtime().as("holder"), `${CUSTOMER}/presence/customer`));
    await holds(hints, ["customer"]);
    await endClaim({ status: "waiting", volunteerId: null });
    await write(`${CUSTOMER}/presence/customer`, { typing: false });
    await eventually(() => expect(hints.error()).toBe("permission-denied"));
    expect(hints.last()).toMatchObject({ typing: true });
  });

  it("empties what a revoked listener has open, and refuses every new read", async () => {
    const holder = runtime().as("holder");
    const list = listen(desk(holder, EPOCH));
    const head = listenTo(doc(holder, CUSTOMER));
    const messages = listen(chat(holder, "claim-1"));
    await holds(list, ["customer", "otherCustomer", "guest"]);
    await holds(head, ["customer"]);
    await holds(messages, ["now"]);

    const batch = runtime().server.batch();
    const at = (path: string) => runtime().server.doc(path);
    batch.update(at("volunteers/holder"), { approved: false });
    batch.set(at("desk/current"), { epoch: "epoch-2" });
    batch.update(at(CUSTOMER), { status: "waiting", volunteerId: null, claimId: "claim-next", deskEpoch: "epoch-2" });
    await batch.commit();
    await write(`${CUSTOMER}/chatMessages/now`, { claimId: "" });
    for (const id of ["otherCustomer", "guest"]) await write(`conversations/${id}`, { deskEpoch: "epoch-2" });
    await holds(list, []);
    await eventually(() => expect(head.error()).toBe("permission-denied"));

    await write(CUSTOMER, { unreadByVolunteer: 7 });
    await write(`${CUSTOMER}/chatMessages/third`, aMessage("claim-next"));
    await caughtUp("holder");
    expect(list.ids()).toEqual([]);
    expect(messages.ids()).toEqual([]);
    expect(head.last()).toMatchObject({ unreadByVolunteer: 1 });
    const again = runtime().anew("holder");
    for (const epoch of [EPOCH, "epoch-2"]) await isRefused(desk(again, epoch));
    for (const claim of ["claim-1", "claim-next"]) await isRefused(chat(again, claim));

    await isRefused(desk(runtime().as("colleague"), EPOCH));
    expect((await getDocs(desk(runtime().as("colleague"), "epoch-2"))).size).toBe(3);
  });
}
