import { expect, it, test } from "vitest";

import { readWish } from "./check-deleted";

it("takes a uid, optionally an e-mail address, and the project", () => {
  expect(readWish(["abc"], { GCLOUD_PROJECT: "demo-x" })).toEqual({ names: ["abc"], project: "demo-x" });
  expect(readWish(["--project", "real", "abc", "a@b.in"], {})).toEqual({ names: ["abc", "a@b.in"], project: "real" });
});

test.each([[[]], [["abc"]], [["ab"], "demo-x"], [["abc", "def", "ghi"], "demo-x"]])(
  "refuses %j",
  (args, project = "") => {
    expect(() => readWish(args, { GCLOUD_PROJECT: project })).toThrow("Usage");
  },
);
