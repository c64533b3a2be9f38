/**
 * One spelling for the many in which a word is typed. Letters that are mixed up when Indian languages are written in
 * Latin letters become the same (chaavaali, chavali; zindagi, jindagi; marnaa, marna), and doubled letters become one.
 */

const isVowel = (letter: string): boolean =>
  letter === "a" || letter === "e" || letter === "i" || letter === "o" || letter === "u";

/** The common spelling of a word in a–z. `open`: it is only the beginning of a word, so its end is left as it is. */
export function commonSpelling(word: string, open = false): string {
  let out = "";
  let last = "";
  let before = "";
  for (let i = 0; i < word.length; i += 1) {
    const letter = word.charAt(i);
    const next = word.charAt(i + 1);
    let sound = letter;
    if (next === letter && (letter === "e" || letter === "o")) {
      sound = letter === "e" ? "i" : "u";
      i += 1;
    } else if (letter === "h") sound = i === 0 ? "h" : "";
    else if (letter === "c") sound = hard(next, word.charAt(i + 2));
    else if (letter === "y") sound = semivowel(i, before, next);
    else if (letter === "p") sound = next === "h" ? "f" : "p";
    else if (letter === "z") sound = "j";
    else if (letter === "w") sound = "v";
    else if (letter === "q") sound = "k";
    else if (letter === "x") sound = "ks";
    before = word.charAt(i);
    if (sound === "" || sound === last) continue;
    out += sound;
    last = sound === "ks" ? "s" : sound;
  }
  if (out.startsWith("vu") || out.startsWith("vo")) out = out.slice(1);
  return !open && word.length > 3 && last === "n" && isVowel(out.charAt(out.length - 2)) ? out.slice(0, -1) : out;
}

/** `y` by its place: kept at the beginning, dropped between vowels, else like `i`. */
function semivowel(at: number, before: string, next: string): string {
  if (at === 0) return next === "e" ? "" : "y";
  if (isVowel(before) && isVowel(next)) return "";
  return isVowel(next) ? "y" : "i";
}

function hard(next: string, afterNext: string): string {
  if (next === "h" || (next === "c" && afterNext === "h")) return "c";
  return next === "e" || next === "i" || next === "y" ? "s" : "k";
}
