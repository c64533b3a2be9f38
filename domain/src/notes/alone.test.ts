import { describe, expect, it } from "vitest";
import { leavesAlone } from "./alone";

describe("a crisis that ends", () => {
  it.each(["Nobody.", "nobody", "  NOBODY ! ", "No  one", "No one knows.", "none", "किसी को नहीं।", "ఎవరికీ తెలియదు."])(
    "leaves a person alone if nobody knows and no lines were given: %s",
    (whoKnows) => {
      expect(leavesAlone({ whoKnows, linesGiven: false })).toBe(true);
      expect(leavesAlone({ whoKnows, linesGiven: true })).toBe(false);
    },
  );

  it.each(["Her sister", "A relative. Nobody.", "Nobody but her sister", "A supervisor.", "किसी दोस्त को।", "", "?"])(
    "leaves nobody alone if anything else was said: %s",
    (whoKnows) => {
      expect(leavesAlone({ whoKnows, linesGiven: false })).toBe(false);
    },
  );
});
