import * as fc from "fast-check";
import { expect, it } from "vitest";
import { aliasFor } from "./alias";
import { avatarOf } from "./avatar";

it("is always the same for an alias, and within its limits for any alias", () => {
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

it("differs on a list: of 30 people, mostly fewer than two share a picture", () => {
  const lists = Array.from({ length: 100 }, (_, list) =>
    Array.from({ length: 30 }, (__, nth) => JSON.stringify(avatarOf(aliasFor(`person-${list}-${nth}`)))),
  );
  const shared = lists.map((pictures) => pictures.length - new Set(pictures).size);
  // With 540 pictures, a list of 30 has 0.8 equal pairs by chance.
  expect(shared.reduce((sum, each) => sum + each, 0) / lists.length).toBeLessThan(1.3);
});
