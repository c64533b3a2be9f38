import { randomUUID } from "node:crypto";
import { describe } from "vitest";
import { commit } from "../../functions/src/store/commit";
import { getAll } from "../../functions/src/store/look";
import { storePromises } from "../support/storePromises";

describe("the store over Firestore", () => {
  storePromises({ commit, getAll }, () => `storePromises/${randomUUID()}`);
});
