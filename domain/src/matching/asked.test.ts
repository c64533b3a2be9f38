import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { onDesk, queued } from "../../../tests/support/queue";
import { askedListeners, isAskedAtOnce } from "./asked";
import { decideOffers } from "./offers";

const offered = (id: string, to: string, changes: Parameters<typeof queued>[1] = {}) =>
  queued(id, { offer: { to, expiresAt: NOON + 25_000 }, ...changes });

it("knows who has an open offer, and who of them is asked about a person who comes first", () => {
  const over = offered("over", "ravi", { offer: { to: "ravi", expiresAt: NOON } });
  const people = [
    offered("a", "kiran"),
    offered("b", "meera", { risk: "crisis" }),
    offered("c", "meera"),
    over,
    queued("d"),
  ];
  expect([...askedListeners(people, NOON)]).toEqual([
    ["kiran", "other"],
    ["meera", "first"],
  ]);
});

it.each([
  ["nobody", undefined],
  ["somebody else", {}],
  ["somebody in a crisis", { risk: "crisis" }],
] as const)("a hand-over in a crisis, or to a colleague who is asked about nobody, stands: %s", (_, other) => {
  for (const risk of ["none", "crisis"] as const) {
    const others = other === undefined ? [] : [offered("a", "kiran", { ...other, waitingSince: NOON - 3_600_000 })];
    const handed = offered("handed", "kiran", { risk });
    const { offers, withdrawals } = decideOffers([...others, handed], [onDesk("kiran", { capacity: 1 })], NOON);
    const stands = ![...offers, ...withdrawals].some(({ customerId }) => customerId === "handed");
    expect(isAskedAtOnce(askedListeners(others, NOON).get("kiran"), { risk })).toBe(stands);
  }
});
