import { expect, it } from "vitest";
import { raisedTo } from "./levels";

it.each([
  ["none", "none", null],
  ["none", "concern", "concern"],
  ["none", "crisis", "crisis"],
  ["concern", "none", null],
  ["concern", "concern", null],
  ["concern", "crisis", "crisis"],
  ["crisis", "none", null],
  ["crisis", "concern", null],
  ["crisis", "crisis", null],
] as const)("from %s to %s rises to %s", (from, to, risen) => expect(raisedTo(from, to)).toBe(risen));
