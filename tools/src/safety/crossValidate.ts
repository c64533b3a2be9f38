import { crisisBarOf, surenessOf } from "@thodu/domain/safety/detect";
import { modelOf, type Model, type ModelFile } from "@thodu/domain/safety/model";
import { joined, readingsOf } from "@thodu/domain/safety/reading";

import type { Gauged } from "./bars";
import { judge, type Judged } from "./score";
import type { Sentence, Training } from "./sentences";
import { train } from "./train";

const FOLDS = 5;

export interface CrossValidated {
  readonly judged: readonly Judged[];
  readonly gauged: readonly Gauged[];
}

/** Every sentence of every voice, scored by a model that was trained without that voice and some others. */
export function crossValidated({ basic, voices }: Training, bars: ModelFile["bars"]): CrossValidated {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (at: number): boolean => at % FOLDS === fold;
    const trained = modelOf(train([...basic, ...voices.filter((_voice, at) => !isOut(at)).flat()], 0, bars));
    const out = voices.filter((_voice, at) => isOut(at)).flat();
    return { judged: judge(out, trained), gauged: out.map((sentence) => gauge(sentence, trained)) };
  });
  return { judged: folds.flatMap(({ judged }) => judged), gauged: folds.flatMap(({ gauged }) => gauged) };
}

function gauge({ text, level }: Sentence, trained: Model): Gauged {
  const reading = joined(readingsOf(text));
  return { bar: crisisBarOf(reading), score: surenessOf(reading, trained), isCrisis: level === "crisis" };
}
