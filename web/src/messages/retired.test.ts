import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../../..", import.meta.url).pathname;
/** The texts of the app in one language, and those of notices outside of it. */
const sourcesIn = (locale: string) =>
  globSync([`web/src/messages/${locale}/*.ts`, "domain/src/{notifications,oncall}/*.ts"], {
    cwd: root,
    exclude: ["**/*.test.ts"],
  }).map((file) => ({ file, text: readFileSync(`${root}${file}`, "utf8") }));

/** Wording that people had to read twice, and what is said instead. */
it.each([
  ["en", "Lift or raise", "Raise or lower the level"],
  ["en", "What became of it?", "How did it end?"],
  ["en", "It rings at a volunteer", "Calling a volunteer"],
  ["en", "Calls too", "Take voice calls"],
  ["en", "Give back", "Return to queue"],
  ["en", '"Others’"', '"With others"'],
  ["en", "Never give me", "Don’t match me with this person again"],
  ["en", "Parted for good", "Won’t be matched again"],
  ["en", "for your leave", "permission"],
  ["en", "waits for approval", "is waiting for approval"],
  ["en", "Nobody comes to you", "No listener will come if you leave."],
  ["en", "Rather write?", "Prefer to type?"],
  ["en", "Half waited", "Median wait"],
  ["en", "9 in 10", "90 % within"],
  ["en", '"Look"', '"Appearance"'],
  ["en", "page of no meaning", "a neutral page"],
  ["en", ", toll-free", "Tele-MANAS, other free number"],
  ["hi", "के पास घंटी बज रही", "एक वॉलंटियर को कॉल कर रहे हैं"],
  ["hi", '"कॉल भी"', "वॉइस कॉल भी लें"],
  ["hi", "कतार में दें", "कतार में लौटाएँ"],
  ["hi", '"दूसरों की"', "दूसरों के पास"],
  ["hi", "फिर कभी न मिलें", "मुझे इस व्यक्ति से फिर न जोड़ें"],
  ["hi", "हमेशा के लिए अलग", "फिर नहीं जोड़े जाएँगे"],
  ["hi", "आपके पास कोई नहीं आएगा", "कोई सुनने वाला नहीं आएगा"],
  ["hi", "लिखना आसान लगता है?", "टाइप करना पसंद है?"],
  ["hi", "10 में से 9", "90 % इतने में"],
  ["hi", "टोल-फ़्री", "टेली-मानस, दूसरा मुफ़्त नंबर"],
  ["te", "వాలంటీర్ దగ్గర మోగుతోంది", "ఒక వాలంటీర్‌కు కాల్ చేస్తున్నాం"],
  ["te", '"కాల్స్ కూడా"', "వాయిస్ కాల్స్ తీసుకుంటాను"],
  ["te", '"ఇతరులవి"', "ఇతరుల దగ్గర"],
  ["te", "నాకు ఇవ్వవద్దు", "ఈ వ్యక్తితో నన్ను మళ్లీ కలపవద్దు"],
  ["te", "శాశ్వతంగా విడదీశాం", "మళ్లీ కలపం"],
  ["te", "మీ దగ్గరకు ఎవరూ రారు", "మీరు వెళ్తే వినేవారు ఎవరూ రారు"],
  ["te", "రాయడం తేలికా?", "టైప్ చేయడం ఇష్టమా?"],
  ["te", "పదిలో 9", "90 % ఇంతలోపు"],
  ["te", "టెలి-మానస్, ఉచితం", "టెలి-మానస్, మరో ఉచిత నంబర్"],
])("the texts in %s say “%s” no more, but “%s”", (locale, retired, words) => {
  const sources = sourcesIn(locale);
  expect(sources.filter(({ text }) => text.includes(retired)).map(({ file }) => file)).toEqual([]);
  expect(sources.some(({ text }) => text.includes(words))).toBe(true);
});
