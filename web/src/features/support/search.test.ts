import { describe, expect, it } from "vitest";
import { search } from "./search";

const questions = [
  { question: "How do I connect with a volunteer?", answer: ["Open the chat."] },
  { question: "Is it private?", answer: ["Volunteers see a made-up name.", "Card details are not stored."] },
  { question: "ఎంత ఖర్చవుతుంది?", answer: ["మొదటి 19 సందేశాలు ఉచితం."] },
] as const;
const found = (wanted: string) =>
  search(questions, wanted).map((each) => questions.findIndex(({ question }) => question === each.question));

describe("search", () => {
  it("returns everything for an empty search", () => {
    expect(found("")).toEqual([0, 1, 2]);
    expect(found("   ")).toEqual([0, 1, 2]);
  });

  it("searches questions and answers, ignoring case", () => {
    expect(found("VOLUNTEER")).toEqual([0, 1]);
    expect(found("chat")).toEqual([0]);
  });

  it("requires every word, in any order", () => {
    expect(found("details private")).toEqual([1]);
    expect(found("chat private")).toEqual([]);
  });

  it("works in Telugu", () => {
    expect(found("ఉచితం")).toEqual([2]);
  });
});
