import { modelOf, type ModelFile } from '@thodu/domain/safety/model';

import { judge, type Judged } from './score';
import type { Sentence } from './sentences';
import { train } from './train';

const FOLDS = 5;

/** Every sentence of every voice, judged by a model that was trained without that voice and some others. */
export function crossValidated(basic: readonly Sentence[], voices: readonly (readonly Sentence[])[], bars: ModelFile['bars']): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (at: number): boolean => at % FOLDS === fold;
    const trained = train([...basic, ...voices.filter((_voice, at) => !isOut(at)).flat()], 0, bars);
    return judge(voices.filter((_voice, at) => isOut(at)).flat(), modelOf(trained));
  }).flat();
}
