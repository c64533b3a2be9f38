import { readFileSync } from "node:fs";
import { placesOf, scoreOf } from "@thodu/domain/safety/features";
import { modelOf } from "@thodu/domain/safety/model";
import { joined, readingsOf } from "@thodu/domain/safety/reading";
import { describe, expect, it } from "vitest";

import { TRAINED_ON, trainedOn } from "../commands/safety";
import type { Sentence } from "./sentences";
import { train } from "./train";

const some = { plain: 0, short: 0, few: 0, withPhrase: 0, framed: 0, denied: 0, past: 0 };
const BARS = { certain: some, unsure: some, concern: { plain: 0, withPhrase: 0, denied: 0 }, others: 0, sentence: 0 };
const sentence = (text: string, level: Sentence["level"], at: number): Sentence => ({
  id: `${level}-${at}`,
  text,
  messages: [text],
  level,
  language: "en",
  script: "Latn",
  isAboutOther: false,
});

describe("training", () => {
  const around = [
    "today at noon we",
    "please come and",
    "every day they",
    "my brother did",
    "after the rain you",
    "nobody here can",
  ];
  const little = around.map((words, at) => sentence(`${words} zorble`, "crisis", at));
  const others = around.map((words, at) => sentence(`${words} cook`, "none", at));
  const sentences = [...little, ...others];

  it("finds what distinguishes the sentences, also among other words", () => {
    const model = modelOf(train(sentences, 1, BARS));
    const sureOf = (text: string): number => scoreOf(model.crisis, placesOf(joined(readingsOf(text))));
    const sure = (those: readonly Sentence[]): number[] => those.map(({ text }) => sureOf(text));
    expect(Math.min(...sure(little))).toBeGreaterThan(Math.max(...sure(others)));
    expect(sureOf("we zorble at the river")).toBeGreaterThan(sureOf("we cook at the river"));
  });

  it("gives the same weights again, and others if a level changes", () => {
    const first = train(sentences, 1, BARS);
    expect(train(sentences, 1, BARS)).toEqual(first);
    expect(train([...little.slice(1), sentence("today at noon we zorble", "none", 9), ...others], 1, BARS)).not.toEqual(
      first,
    );
  });

  it("was repeated after the last change of a sentence, a phrase or a bar", () => {
    expect(readFileSync(TRAINED_ON, "utf8").trim()).toBe(trainedOn());
  });
});
