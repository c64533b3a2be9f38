import { describe, expect, it, test } from "vitest";
import { brand, helpLines } from "./brand";

describe("the brand", () => {
  it("is Thodu, in Telangana", () => {
    expect(brand.name).toBe("Thodu");
    expect(brand.address).toContain("Telangana");
  });

  it("dials the number that it shows", () => {
    expect(brand.supportPhoneLink).toBe(`tel:${brand.supportPhone.replaceAll(" ", "")}`);
  });
});

describe("the help lines", () => {
  it("are those of India: Tele-MANAS and the emergency number", () => {
    expect(helpLines.map(({ number }) => number)).toEqual(["14416", "1-800-891-4416", "112"]);
  });

  test.each(helpLines)("$id dials the number that it shows", ({ number, link }) => {
    expect(link).toBe(`tel:${number.replaceAll("-", "")}`);
  });
});
