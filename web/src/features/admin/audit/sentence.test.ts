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
    expect(piecesOf("conversation.requeue", { isOwn: true, reason: "" })).toEqual([
      { slot: "whom" },
      { words: " went back to the queue" },
    ]);
    expect(isAboutPerson("volunteer.approve")).toBe(true);
    expect(isAboutPerson("case.decide")).toBe(false);
  });

  it.each([
    ["conversation.end", true, "", "whom ended their own conversation"],
    ["conversation.end", true, "queue", "whom left the queue"],
    ["conversation.end", false, "listened", "who ended the conversation with whom"],
    ["report.make", false, "supervisor", "who called for a supervisor: case what"],
    ["report.make", false, "hard", "who found a conversation hard: case what"],
    ["report.make", false, "other", "who reported somebody: case what"],
    ["payment.end", false, "order_1", "A purchase of whom ended"],
  ] as const)("%s of themselves: %s, %j is told as it was", (action, isOwn, reason, words) => {
    const pieces = piecesOf(action, { isOwn, reason });
    expect(pieces.map((piece) => ("slot" in piece ? piece.slot : piece.words)).join("")).toBe(words);
  });

  it.each(auditEntry.shape.action.options)("%s names the same in every language", (action) => {
    const slots = (sentence: string): readonly string[] => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
    expect(slots(en[action])).not.toEqual([]);
    expect(slots(te[action])).toEqual(slots(en[action]));
    expect(slots(hi[action])).toEqual(slots(en[action]));
  });
});
