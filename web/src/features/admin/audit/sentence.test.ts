import { auditEntry } from "@thodu/domain/accounts/model";
import { describe, expect, it } from "vitest";
import { sentences as en } from "../../../messages/en/audit";
import { sentences as hi } from "../../../messages/hi/audit";
import { sentences as te } from "../../../messages/te/audit";
import { isAboutPerson, piecesOf } from "./sentence";

describe("a line of the audit log", () => {
  it("is a sentence with places for people", () => {
    expect(piecesOf("volunteer.approve")).toEqual([
      { slot: "who" },
      { words: " approved " },
      { slot: "whom" },
      { words: " as a listener" },
    ]);
    expect(piecesOf("conversation.requeue", true)).toEqual([{ slot: "whom" }, { words: " went back to the queue" }]);
    expect(isAboutPerson("volunteer.approve")).toBe(true);
    expect(isAboutPerson("case.decide")).toBe(false);
  });

  it.each(auditEntry.shape.action.options)("%s names the same in every language", (action) => {
    const slots = (sentence: string): readonly string[] => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
    expect(slots(en[action])).not.toEqual([]);
    expect(slots(te[action])).toEqual(slots(en[action]));
    expect(slots(hi[action])).toEqual(slots(en[action]));
  });
});
