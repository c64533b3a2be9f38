import { adminRecord, auditEntry, user } from "@thodu/domain/accounts/model";
import { call, signal } from "@thodu/domain/calls/model";
import { callListener, callPlace } from "@thodu/domain/calls/places";
import { chatMessage, conversation, desk, presence } from "@thodu/domain/chat/model";
import { helpRequest } from "@thodu/domain/matching/model";
import { premiumUser } from "@thodu/domain/plans/planTerm";
import { riskLabel } from "@thodu/domain/safety/label";
import { volunteer } from "@thodu/domain/volunteers/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rulesEnvironment, type RulesEnvironment } from "../support/rules";
import { readCoverage } from "../support/rulesCoverage";
import { business } from "./business";
import { conversations } from "./conversations";
import { checkLiveReads } from "./live";
import { people } from "./people";
import { seed } from "./seed";
import { checkShapes } from "./shapes";
import { walk } from "./walk";

let opened: RulesEnvironment | undefined;
const runtime = (): RulesEnvironment => {
  if (!opened) throw new Error("The rules are not loaded.");
  return opened;
};

beforeAll(async () => {
  opened = await rulesEnvironment();
  await seed(opened);
});
afterAll(() => opened?.close());

walk("people", people, runtime);
walk("conversations", conversations, runtime);
walk("business", business, runtime);
describe("what a client may write", () => {
  checkShapes(runtime);
});
describe("live reads", () => {
  checkLiveReads(runtime);
});

describe("the documents of these tests", () => {
  it.each([
    ["users/customer", user],
    ["volunteers/pending", volunteer],
    ["admins/admin", adminRecord],
    ["premiumUsers/customer", premiumUser],
    ["desk/current", desk],
    ["conversations/customer", conversation],
    ["conversations/customer/chatMessages/now", chatMessage],
    ["conversations/customer/presence/customer", presence],
    ["calls/live", call],
    ["calls/live/signals/offer", signal],
    ["callPlaces/customer", callPlace],
    ["callListeners/holder", callListener],
    ["helpRequests/one", helpRequest],
    ["auditLog/one", auditEntry],
    ["riskLabels/one", riskLabel],
  ])("%s is as the domain defines it", async (path, model) => {
    expect(model.safeParse((await runtime().server.doc(path).get()).data())).toMatchObject({ success: true });
  });
});

// Last, as it uses the emulator's count of what all tests above have evaluated.
describe("coverage", () => {
  it("covered every condition of the rules as both true and false", async ({ annotate }) => {
    const { conditions, expressions, missing } = readCoverage(await runtime().coverage());
    await annotate(`${conditions} conditions, ${expressions} expressions`);
    expect(missing).toEqual([]);
  });
});
