import { order, subscription } from "@thodu/domain/payments/model";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it, test } from "vitest";

import { gatewayAccess } from "../razorpay/books";
import { readRecords, readWish } from "./reconcile";

describe("the range of a comparison", () => {
  it("is the project of the environment and 60 days, unless given otherwise", () => {
    expect(readWish([], { GCLOUD_PROJECT: "demo-thodu" })).toEqual({ project: "demo-thodu", days: 60 });
    expect(readWish(["--days", "7", "--project", "thodu"], {})).toEqual({ project: "thodu", days: 7 });
  });

  test.each([[[]], [["--project"]], [["--days", "x", "--project", "p"]], [["--days", "0", "--project", "p"]], [["p"]]])(
    "is never %j",
    (args) => {
      expect(() => readWish(args, {})).toThrow(/Usage/);
    },
  );

  it("is read with the current secret, from the gateway unless another is named", () => {
    const keys = { RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "new old" };
    expect(gatewayAccess(keys)).toEqual({ baseUrl: "https://api.razorpay.com", keyId: "rzp_live_1", keySecret: "new" });
    expect(gatewayAccess({ ...keys, RAZORPAY_BASE_URL: "http://127.0.0.1:5010" }).baseUrl).toBe(
      "http://127.0.0.1:5010",
    );
    expect(() => gatewayAccess({})).toThrow(/must be set/);
  });
});

describe("a record that can't be read", () => {
  const stored = (id: string, data: object) => ({ id, data: () => data });
  const sound = {
    userId: "asha",
    planId: "daily-care",
    amount: 149_900,
    status: "active",
    cancelling: false,
    createdAt: Timestamp.now(),
    checkAt: null,
  };

  it("is reported with its fields, and does not stop the others", () => {
    const docs = [stored("sub_1", { ...sound, status: "trialing" }), stored("sub_2", sound), stored("sub_3", {})];
    const { found, unreadable } = readRecords(docs, subscription);
    expect(Object.keys(found)).toEqual(["sub_2"]);
    expect(Object.keys(unreadable)).toEqual(["sub_1", "sub_3"]);
    expect(unreadable["sub_1"]).toBe("status invalid_value");
    expect(Object.keys(readRecords(docs, order).unreadable)).toEqual(["sub_1", "sub_2", "sub_3"]);
  });
});
