import { describe, expect, it, test } from "vitest";

import { gatewayAccess } from "../razorpay/books";
import { readWish } from "./reconcile";

describe("what is to be compared", () => {
  it("is the project of the environment and 60 days, or what is said", () => {
    expect(readWish([], { GCLOUD_PROJECT: "demo-thodu" })).toEqual({ project: "demo-thodu", days: 60 });
    expect(readWish(["--days", "7", "--project", "thodu"], {})).toEqual({ project: "thodu", days: 7 });
  });

  test.each([[[]], [["--project"]], [["--days", "x", "--project", "p"]], [["--days", "0", "--project", "p"]], [["p"]]])(
    "is never %j",
    (args) => {
      expect(() => readWish(args, {})).toThrow(/Usage/);
    },
  );

  it("is asked for with the current secret, at the gateway unless another is named", () => {
    const keys = { RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "new old" };
    expect(gatewayAccess(keys)).toEqual({ baseUrl: "https://api.razorpay.com", keyId: "rzp_live_1", keySecret: "new" });
    expect(gatewayAccess({ ...keys, RAZORPAY_BASE_URL: "http://127.0.0.1:5010" }).baseUrl).toBe(
      "http://127.0.0.1:5010",
    );
    expect(() => gatewayAccess({})).toThrow(/must be set/);
  });
});
