import { commonSpelling } from "../spelling";
import { isIndic, romanise } from "../indic";

/** Words for 0 to 9 in English, Hindi and Telugu, as people type them; each line has the words for one digit. */
const DIGITS: readonly string[] = [
  "zero oh o nil nought శూన్యం సున్నా సున్న జీరో शून्य ज़ीरो जीरो सिफर shunya shoonya sunya sunna sunnaa sonna suna jiro zeero",
  "one won వన్ ఒకటి ఒక్కటి ఒకట వొకటి वन एक ek okati okkati okati okkat vokati",
  "two to too టూ రెండు टू दो do doh rendu rendoo remdu",
  "three త్రీ మూడు थ्री तीन teen tin moodu mudu muudu",
  "four for ఫోర్ నాలుగు నాల్గు फोर चार chaar char nalugu naalugu nalgu naalgu",
  "five ఫైవ్ ఐదు అయిదు फाइव पांच पाँच panch paanch paach aidu ayidu aydu",
  "six సిక్స్ ఆరు सिक्स छह छः छे छ: chhe che chhah chah cheh aaru aru",
  "seven సెవెన్ ఏడు सेवन सात saat sat edu yedu eedu",
  "eight ate ఎయిట్ ఎనిమిది ఎనిమిద एट आठ aath ath aat enimidi enimidhi yenimidi",
  "nine నైన్ తొమ్మిది తొమ్మిద नाइन नौ nau nao naw no tommidi thommidi thommidhi tommidhi",
];
/** Also ordinary words: they count as digits only beside enough unambiguous ones. */
const DOUBTFUL = new Set("oh o won to too do for ate no sat tin char che at aat aru suna sonna nil".split(" "));

const TEENS: readonly string[] = [
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  "padi padakondu pannendu padamudu padnalugu padihenu padaharu padihedu paddenimidi pantommidi",
  "పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది",
];
/** English and Telugu make 20 to 99 of two words; each line has the tens from 20 to 90. */
const TENS: readonly string[] = [
  "twenty thirty forty fifty sixty seventy eighty ninety",
  "twenty thirty fourty fifty sixty seventy eighty ninty",
  "iravai muppai nalabhai yabhai aravai debbai enabhai tombhai",
  "iravay muppay nalabai yabai aravay debbay enabai tombai",
  "iruvai muppayi nalubai yaabhai aruvai debbhai yenabhai thombhai",
  "ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై",
  "ఇరువై ముప్ఫై నలబై యాబై అరువై డెభ్భై ఎనబై తొంబై",
];
/** Hindi has a word of its own for each number; each line has ten, from 10 to 99. */
const HINDI: readonly string[] = [
  "das gyarah barah terah chaudah pandrah solah satrah atharah unnis",
  "bees ikkis bais teis chaubis pachchis chhabbis sattais atthais untis",
  "tees ikattis battis taintis chauntis paintis chhattis saintis adtis untalis",
  "chalis iktalis bayalis taintalis chauvalis paintalis chhiyalis saintalis adtalis unchas",
  "pachas ikyavan bavan tirpan chauvan pachpan chhappan sattavan atthavan unsath",
  "saath iksath basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar",
  "sattar ikhattar bahattar tihattar chauhattar pachhattar chhihattar satahattar athhattar unasi",
  "assi ikyasi bayasi tirasi chaurasi pachasi chhiyasi satasi athasi navasi",
  "nabbe ikyanve banve tiranve chauranve pachanve chhiyanve sattanve atthanve ninyanve",
];
const DEVANAGARI: readonly string[] = [
  "दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस",
  "बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस",
  "तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस",
  "चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास",
  "पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ",
  "साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर",
  "सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी",
  "अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी",
  "नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे",
];
const OTHERS: readonly (readonly [string, string])[] = [
  ["अठानवे", "98"],
  ["अठ्ठानवे", "98"],
  ["छियत्तर", "76"],
  ["पन्द्रह", "15"],
  ["निन्यानबे", "99"],
  ["अठ्ठाईस", "28"],
  ["ninyanbe", "99"],
  ["athanve", "98"],
  ["chihattar", "76"],
  ["chauwan", "54"],
  ["dus", "10"],
];

const MULTIPLIERS = new Map([
  ..."double dabal డబుల్ డబల్ डबल".split(" ").map((word) => [word, 2] as const),
  ..."triple tripal ట్రిపుల్ ट्रिपल".split(" ").map((word) => [word, 3] as const),
]);

const LONG = 5;
const exact = new Map<string, string>();
/** By common spelling; only words that are too long to be mistaken for others. */
const loose = new Map<string, string>();

const nfkc = (word: string): string => word.normalize("NFKC").replace(/\p{Cf}/gu, "");

function add(word: string, digits: string): void {
  exact.set(nfkc(word), digits);
  const latin = latinOf(nfkc(word));
  if (latin.length >= LONG && !loose.has(commonSpelling(latin))) loose.set(commonSpelling(latin), digits);
}

const latinOf = (word: string): string => (isIndic(word.charCodeAt(0)) ? romanise(word) : word);

DIGITS.forEach((words, digit) => words.split(" ").forEach((word) => add(word, String(digit))));
TEENS.forEach((row) => row.split(" ").forEach((word, at) => add(word, String(10 + at))));
TENS.forEach((row) => row.split(" ").forEach((tens, at) => add(tens, `${at + 2}0`)));
[...HINDI, ...DEVANAGARI].forEach((row, at) =>
  row.split(" ").forEach((word, unit) => add(word, `${(at % 9) + 1}${unit}`)),
);
OTHERS.forEach(([word, digits]) => add(word, digits));
// Typed for seven far more often than for sixty.
exact.set("saath", "7");

/** Several English digits written as one word. */
const RUN_TOGETHER = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){3,}$/;
const EACH = /zero|one|two|three|four|five|six|seven|eight|nine/g;

/** Digits with letters typed more than once: `zeroo threee`. */
const STRETCHED = new Map(
  "zero one two thre four five six seven eight nine".split(" ").map((word, digit) => [word, String(digit)] as const),
);
const squeezed = (word: string): string => word.replace(/(\p{L})\1+/gu, "$1");

/** Tens and a unit written as one word: `ninetyeight`. */
const TENS_AND_UNIT = new RegExp(`^(${nfkc(TENS.join(" ")).replaceAll(" ", "|")})(.{2,10})$`, "u");

function inOneWord(word: string): string | undefined {
  if (RUN_TOGETHER.test(word)) return word.replace(EACH, (each) => exact.get(each) ?? "");
  const [, tens = "", unit = ""] = TENS_AND_UNIT.exec(word) ?? [];
  const digit = exact.get(unit);
  return digit === undefined || digit.length > 1 || digit === "0"
    ? undefined
    : `${exact.get(tens)?.charAt(0) ?? ""}${digit}`;
}

/** The digits for which a word in lower case stands; undefined if it is no number. */
export function digitsOf(word: string): string | undefined {
  const known = exact.get(word);
  if (known !== undefined || word.length < LONG) return known;
  const latin = word.length > 20 ? "" : latinOf(word);
  const found = latin.length < LONG ? undefined : loose.get(commonSpelling(latin));
  return found ?? STRETCHED.get(squeezed(word)) ?? inOneWord(word);
}

export const isDoubtful = (word: string): boolean => DOUBTFUL.has(word);

/** How often the digit after this word counts: `double three`. */
export const timesOf = (word: string): number | undefined => MULTIPLIERS.get(word);

/** Words for 20, 30 … 90 that a word for 1 to 9 may follow: `ninety eight`. */
const JOINING = new Set(TENS.flatMap((row) => row.split(" ")).map(nfkc));
export const joinsUnit = (word: string): boolean => JOINING.has(word);
