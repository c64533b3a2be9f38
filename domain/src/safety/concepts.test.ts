import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { conceptFile, conceptsOf } from './concepts';
import { conceptPlaces, conceptPlacesOf } from './features';
import { sentencesOf } from './words';

const about = (text: string): string[] => sentencesOf(text).flatMap((sentence) => conceptsOf(sentence).map((concept) => conceptFile.concepts[concept]?.name ?? '?'));
const concept = fc.nat({ max: conceptFile.concepts.length - 1 });

describe('what words are about', () => {
  test.each([
    ['I want to die', 'dying'], ['marna hai', 'dying'], ['मरना है', 'dying'], ['chavalani undi', 'dying'], ['చావాలని ఉంది', 'dying'],
    ['the rope', 'hanging'], ['rassi', 'hanging'], ['తాడు', 'hanging'], ['my sleeping tablets', 'pills'], ['गोलियाँ', 'pills'], ['nidra matralu', 'pills'],
    ['a burden', 'burden'], ['बोझ', 'burden'], ['భారం', 'burden'], ['goodbye', 'goodbye'], ['अलविदा', 'goodbye'], ['సెలవు', 'goodbye'],
  ])('%s: %s', (text, name) => {
    expect(about(text)).toContain(name);
  });

  it('is nothing for words that the list does not know', () => {
    expect(conceptsOf(['kvartal', 'xq'])).toEqual([]);
  });

  it('has each name once', () => {
    const names = conceptFile.concepts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the places of concepts', () => {
  it('are within the model, each once, whatever the order of two', () => {
    fc.assert(
      fc.property(fc.array(concept, { maxLength: 40 }), concept, concept, (concepts, one, other) => {
        const places = conceptPlacesOf(concepts);
        expect(new Set(places).size).toBe(places.length);
        for (const place of places) expect(place).toBeLessThan(conceptPlaces(conceptFile.concepts.length));
        expect(new Set(conceptPlacesOf([one, other]))).toEqual(new Set(conceptPlacesOf([other, one])));
      }),
    );
  });

  it('tell different pairs apart', () => {
    const count = conceptFile.concepts.length;
    const pairs = Array.from({ length: count }, (_, one) => Array.from({ length: one + 1 }, (_other, other) => conceptPlacesOf([one, other]).join())).flat();
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
