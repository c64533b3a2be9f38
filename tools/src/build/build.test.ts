import { expect, it } from "vitest";
import { changedSinceBuild } from "./build";

it("a build made with other VITE_ variables counts as changed", () => {
  const env = { VITE_FIREBASE_PROJECT_ID: "thodu-of-no-build" };
  expect(changedSinceBuild(["functions", "web"], env)).toEqual(["functions", "web"]);
});
