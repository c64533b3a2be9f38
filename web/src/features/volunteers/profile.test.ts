import { volunteer } from "@thodu/domain/volunteers/model";
import { describe, expect, it, test } from "vitest";
import { fieldsOf } from "./profile";
import { profileForm } from "./profileForm";

const blank = { name: "", phone: "", bio: "", experience: "" };
const record = volunteer.parse({ email: "meera@example.com", approved: true, name: "Meera", phone: "98480 22338" });

describe("the profile form", () => {
  it("removes the value of a field that is left blank", () => {
    expect(profileForm.parse({ ...blank, bio: " \n" })).toEqual(blank);
  });

  it("trims its texts", () => {
    expect(profileForm.parse({ ...blank, name: " Meera ", phone: " +91 98480 22338" })).toEqual({
      ...blank,
      name: "Meera",
      phone: "+91 98480 22338",
    });
  });

  test.each([
    ["phone", "12"],
    ["name", "x".repeat(101)],
    ["bio", "x".repeat(1_001)],
    ["experience", "x".repeat(1_001)],
  ])("refuses %s %.20s", (field, typed) => {
    const read = profileForm.safeParse({ ...blank, [field]: typed });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it("begins with what is stored", () => {
    expect(fieldsOf(record)).toEqual({ ...blank, name: "Meera", phone: "98480 22338" });
  });
});
