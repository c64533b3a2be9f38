import * as fc from "fast-check";
import { expect, it } from "vitest";
import { aliasFor } from "./alias";
import { avatarOf } from "./avatar";

it("is the same for one alias, and within its bounds for any", () => {
  fc.assert(
    fc.property(fc.string(), (alias) => {
      const { hue, petals, turn } = avatarOf(alias);
      expect(avatarOf(alias)).toEqual({ hue, petals, turn });
      expect(hue % 30).toBe(0);
      expect(hue).toBeLessThan(360);
      expect([4, 5, 6, 7, 8]).toContain(petals);
      expect(turn).toBeLessThan(45);
    }),
  );
});

it("tells people on one list apart: 30 of them share a picture less than once in most lists", () => {
  const lists = Array.from({ length: 100 }, (_, list) =>
    Array.from({ length: 30 }, (__, nth) => JSON.stringify(avatarOf(aliasFor(`person-${list}-${nth}`)))),
  );
  const shared = lists.map((pictures) => pictures.length - new Set(pictures).size);
  // 540 pictures: by chance 0.8 pairs in a list of 30.
  expect(shared.reduce((sum, each) => sum + each, 0) / lists.length).toBeLessThan(1.3);
});
