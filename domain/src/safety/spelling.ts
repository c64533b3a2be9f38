/**
 * One spelling for the many in which a word is typed: letters that Indian languages written in Latin letters mix up
 * fall together (chaavaali, chavali; zindagi, jindagi; marnaa, marna), doubled letters become one.
 */

const VOWELS = 'aeiou';
const isVowel = (letter: string): boolean => letter !== '' && VOWELS.includes(letter);

const PLAIN: Readonly<Record<string, string>> = { q: 'k', z: 'j', w: 'v' };

/**
 * The common spelling of a word in a–z. `open` leaves its end as it is, for the beginning of a word of which more may
 * follow.
 */
export function commonSpelling(word: string, open = false): string {
  let out = '';
  const add = (sound: string): void => {
    if (!out.endsWith(sound)) out += sound;
  };
  for (let i = 0; i < word.length; i += 1) {
    const letter = word.charAt(i);
    const next = word.charAt(i + 1);
    if (letter === 'e' && next === 'e') {
      add('i');
      i += 1;
    } else if (letter === 'o' && next === 'o') {
      add('u');
      i += 1;
    } else if (letter === 'c') add(hard(next, word.charAt(i + 2)));
    else if (letter === 'p' && next === 'h') add('f');
    else if (letter === 'x') out += 'ks';
    else if (letter === 'h') {
      if (i === 0) add('h');
    } else if (letter === 'y') {
      const between = isVowel(word.charAt(i - 1)) && isVowel(next);
      if (i === 0) add(next === 'e' ? '' : 'y');
      else if (!between) add(isVowel(next) ? 'y' : 'i');
    } else add(PLAIN[letter] ?? letter);
  }
  if (out.startsWith('vu') || out.startsWith('vo')) out = out.slice(1);
  return !open && word.length > 3 && out.endsWith('n') && isVowel(out.charAt(out.length - 2)) ? out.slice(0, -1) : out;
}

function hard(next: string, afterNext: string): string {
  if (next === 'h' || (next === 'c' && afterNext === 'h')) return 'c';
  return next === 'e' || next === 'i' || next === 'y' ? 's' : 'k';
}
