import { describe, expect, it } from "vitest";
import { notification, notificationType } from "./model";

const stored = {
  type: "Support",
  message: "Vani wrote to you.",
  unread: true,
  createdAt: { toMillis: () => 1_700_000_000_000 },
  link: "/chat",
};

describe("a notification", () => {
  it("is read with its time in milliseconds", () => {
    expect(notification.parse(stored)).toEqual({ ...stored, createdAt: 1_700_000_000_000 });
  });

  it("may have no link", () => {
    const { link: _, ...without } = stored;
    expect(notification.parse(without).link).toBeNull();
    expect(notification.parse({ ...stored, link: null }).link).toBeNull();
  });

  it("has one of the three types of the spec", () => {
    expect(notificationType.options).toEqual(["Support", "Therapy", "General"]);
    expect(notification.safeParse({ ...stored, type: "Offer" }).success).toBe(false);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "chat",
    "",
    `/${"a".repeat(200)}`,
  ])("can't lead to %j", (link) => {
    expect(notification.safeParse({ ...stored, link }).success).toBe(false);
  });

  it.each([
    ["message", 1],
    ["unread", "yes"],
    ["createdAt", 0],
  ])("is refused with a wrong %s", (field, value) => {
    expect(notification.safeParse({ ...stored, [field]: value }).success).toBe(false);
  });
});
