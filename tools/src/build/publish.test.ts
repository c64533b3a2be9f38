import { expect, it } from "vitest";
import { hindrance } from "./publish";

it("a build may be published to the project that it was made for", () => {
  expect(hindrance({ VITE_FIREBASE_PROJECT_ID: "thodu-live", GCLOUD_PROJECT: "thodu-live" })).toBeNull();
});

it.each([
  [{ GCLOUD_PROJECT: "thodu-live" }, "is not set, so pages would talk to emulators"],
  [{ VITE_FIREBASE_PROJECT_ID: "", GCLOUD_PROJECT: "thodu-live" }, "is not set, so pages would talk to emulators"],
  [{ VITE_FIREBASE_PROJECT_ID: "thodu-trial", GCLOUD_PROJECT: "thodu-live" }, "this goes to thodu-live"],
  [{ VITE_FIREBASE_PROJECT_ID: "thodu-live" }, "firebase deploy sets it"],
  [{}, "firebase deploy sets it"],
])("with %j it is not published", (env, why) => {
  expect(hindrance(env)).toContain(why);
});
