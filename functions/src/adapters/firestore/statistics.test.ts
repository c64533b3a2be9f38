import { kolkataDay, MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { aConversation, NOON } from "../../../../tests/support/domain";
import { MemoryStore } from "../../../../tests/support/memoryStore";
import { documents } from "../../store/documents";
import { goneChange, returnedChanges, takenChanges, waitOf } from "./statistics";

const SINCE = NOON - 20 * MINUTE;
const day = async (store: MemoryStore) => (await store.lookUp([documents.day(kolkataDay(NOON))]))[0]?.data ?? {};
/** Every number of a day that is not 0, by its path. */
function sums(data: object, above = ""): Record<string, number> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === "number") return value === 0 ? [] : [[`${above}${key}`, value]];
      return typeof value === "object" && value !== null ? Object.entries(sums(value, `${above}${key}.`)) : [];
    }),
  );
}

it.each([
  ["none", null],
  ["crisis", null],
  ["none", { place: 2, desk: 1, since: SINCE }],
] as const)("counts one wait of a person who leaves and returns, by its end (%s, %j)", async (risk, stood) => {
  const before = aConversation({ risk, waitingSince: SINCE, stood });
  const once = new MemoryStore();
  await once.commit(takenChanges(NOON, before));

  const store = new MemoryStore();
  const wait = waitOf(before, SINCE, stood);
  await store.commit([goneChange(NOON - 5 * MINUTE, wait)]);
  expect(sums(await day(store))).toMatchObject({ gaveUp: 1, waitTime: 15 * MINUTE });
  const { locale, urgent } = wait;
  const gone = { at: NOON - 5 * MINUTE, waitingSince: SINCE, counted: { locale, risk, urgent, stood } };
  await store.commit(returnedChanges(gone, SINCE));
  expect(sums(await day(store))).toEqual({});
  await store.commit(takenChanges(NOON, before));
  expect(sums(await day(store))).toEqual(sums(await day(once)));
});

it("takes nothing back for a person who was not counted", () => {
  expect(returnedChanges(null, SINCE)).toEqual([]);
  expect(returnedChanges({ at: NOON, waitingSince: SINCE }, SINCE)).toEqual([]);
});

it("keeps the count of a wait whose place was given up: a new wait begins when the person comes back", async () => {
  const store = new MemoryStore();
  await store.commit([goneChange(NOON, waitOf(aConversation({ waitingSince: SINCE }), SINCE, null))]);
  const counted = sums(await day(store));
  const gone = { at: NOON, waitingSince: SINCE, counted: { locale: "en", risk: "none", urgent: false } } as const;
  const back = NOON + 71 * 60 * MINUTE;
  await store.commit(returnedChanges(gone, back));
  expect(sums(await day(store))).toEqual(counted);
  await store.commit(takenChanges(back + MINUTE, aConversation({ waitingSince: back })));
  const [later] = await store.lookUp([documents.day(kolkataDay(back))]);
  expect(sums(later?.data ?? {})).toMatchObject({ taken: 1, waitTime: MINUTE });
});
