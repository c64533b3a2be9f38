import { describe, expect, it } from "vitest";
import { updateTimeOf, versionAt, versionName } from "./versions";

describe("a version", () => {
  it("is the update time of a document as the store wrote it", () => {
    expect(updateTimeOf(versionAt("2026-01-02T03:04:05.678901Z"))).toBe("2026-01-02T03:04:05.678901Z");
  });

  it("of another store is refused", () => {
    expect(() => updateTimeOf({ isVersion: true })).toThrow(TypeError);
  });

  it.each([
    ["2026-01-02T03:04:05.678901Z", "1767323045-678901000"],
    ["2026-01-02T03:04:05.678901000Z", "1767323045-678901000"],
    ["2026-01-02T03:04:05.000000001Z", "1767323045-1"],
    ["2026-01-02T03:04:05Z", "1767323045-0"],
  ])("is named to the nanosecond, however it is written: %s", (at, name) => {
    expect(versionName(versionAt(at))).toBe(name);
  });
});
