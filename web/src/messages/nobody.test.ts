import { leavesAlone } from "@thodu/domain/notes/alone";
import { expect, it } from "vitest";
import * as en from "./en/deskWork";
import * as hi from "./hi/deskWork";
import * as te from "./te/deskWork";

it.each([
  ["en", en],
  ["hi", hi],
  ["te", te],
])("the answer that nobody knows, as it is offered, is recognised; no other is (%s)", (_, { oftenKnows }) => {
  const alone = oftenKnows.map((whoKnows) => leavesAlone({ whoKnows, linesGiven: false }));
  expect(alone).toEqual([false, false, false, true]);
});
