import { expect, it } from "vitest";
import { nextOf } from "./next";

const [past, later, soon] = [
  { id: "past", from: 1, to: 3 },
  { id: "later", from: 20, to: 24 },
  { id: "soon", from: 10, to: 12 },
];

it.each([
  ["the one that begins first", [past, later, soon], 5, soon],
  ["the one that goes on", [past, later, soon], 11, soon],
  ["none that is over", [past], 3, null],
  ["none without shifts", [], 5, null],
])("the next shift is %s", (_, booked, now, next) => expect(nextOf(booked, now)).toEqual(next));
