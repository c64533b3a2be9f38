import { describe, expect, it } from "vitest";
import { findingOf } from "./detect";

/**
 * Short messages of an ordinary day, none but the first a training sentence. A false alarm here would lift a limit,
 * jump the queue, and show the help lines to somebody who asked about dinner.
 */
const everyday: Readonly<Record<string, readonly string[]>> = {
  English: [
    "what should I cook tonight",
    "hello, anyone there?",
    "good night, talk tomorrow",
    "I have an exam tomorrow morning",
    "what are you all up to tonight",
    "I had dosa for breakfast today",
    "who will win the match tonight",
    "my exam went really badly",
    "I will call my mother tonight",
    "thank you so much, I feel lighter now",
    "ok bye, see you tomorrow",
    "I am going to sleep now",
    "should I take the bus or the train",
    "he proposed to me yesterday",
    "my boss gave me extra work again",
    "I want to eat ice cream",
    "Kohli got out for a duck, I am dead",
    "this heat is killing me",
    "I am taking my medicine after lunch",
    "can we finish this later, I have to go home",
    "I am leaving the office now",
    "the roof of our house is leaking",
    "I jumped with joy when the results came",
    "nobody liked my biryani at home lol",
  ],
  "Telugu in Latin letters": [
    "ee roju emi vandali",
    "hi, evaraina unnara",
    "repu exam undi naku",
    "annam tinnava",
    "nenu ippudu padukuntanu, good night",
    "match evaru gelustaru",
    "amma ki phone cheyali ratriki",
    "boss malli extra work ichadu",
    "chala bagundi cinema, navvi navvi chachipoya",
    "repu matladadam, bye",
    "tea tagi vastanu",
    "ammayi ki ela cheppali na prema gurinchi",
  ],
  Telugu: [
    "ఈ రోజు ఏం వండాలి",
    "హలో, ఎవరైనా ఉన్నారా",
    "రేపు నాకు పరీక్ష ఉంది",
    "నేను ఇప్పుడు పడుకుంటాను, శుభరాత్రి",
    "అమ్మకు రాత్రి ఫోన్ చేయాలి",
    "మ్యాచ్ ఎవరు గెలుస్తారు",
    "ఇంటికి వెళ్తున్నాను, రేపు మాట్లాడదాం",
    "అన్నం తిన్నారా",
    "నాకు కొత్త ఉద్యోగం వచ్చింది",
  ],
  "Hindi in Latin letters": [
    "aaj raat kya banau khane mein",
    "hello koi hai kya",
    "kal mera exam hai",
    "match kaun jeetega aaj",
    "main abhi sone ja raha hoon, good night",
    "mummy ko phone karna hai raat ko",
    "boss ne phir extra kaam de diya",
    "chai peeke aata hoon",
    "has has ke mar gaya yaar, kya film thi",
    "theek hai bye, kal baat karte hain",
    "usko kaise bataun ki pyaar karta hoon",
    "ghar ja raha hoon, bus mein hoon",
  ],
  Hindi: [
    "आज रात क्या बनाऊँ",
    "नमस्ते, कोई है क्या",
    "कल मेरी परीक्षा है",
    "मैं अब सोने जा रहा हूँ, शुभ रात्रि",
    "माँ को फ़ोन करना है",
    "मैच कौन जीतेगा",
    "घर जा रहा हूँ, कल बात करते हैं",
    "खाना खा लिया आपने",
    "मुझे नई नौकरी मिल गई",
  ],
};

describe("messages of an ordinary day", () => {
  for (const [language, messages] of Object.entries(everyday)) {
    it.each(messages)(`are none, in ${language}: %s`, (message) => {
      expect(findingOf(message).tier).toBe("none");
    });
  }
});
