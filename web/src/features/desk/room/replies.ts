import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import type { Locale } from "@thodu/domain/locale";
import { directQuestion } from "@thodu/domain/safety/directQuestion";
import type { Risk } from "@thodu/domain/safety/levels";
import { PAY_AS_YOU_GO_CHAT_AMOUNT, plans } from "@thodu/domain/plans/plans";

const rupees = (paise: number): string => `₹${paise / 100}`;
const [call, ...monthly] = plans.map(({ amount }) => rupees(amount));
const chat = rupees(PAY_AS_YOU_GO_CHAT_AMOUNT);
const months = monthly.join(", ");

/** Sentences that listeners use often, in the person's language, whatever the language of the desk. */
const sentences = {
  en: {
    hello: "Hello, I am glad you wrote. I am here with you.",
    slow: "Take your time. There is no right way to say it.",
    hard: "That sounds really hard. Thank you for telling me.",
    help: "What would help you most right now?",
    safe: "Are you safe where you are at the moment?",
    alone:
      "Is somebody with you? Is there anything near you that you could hurt yourself with? Please put it out of reach, or give it to somebody.",
    lines: "If you are in danger, please call 112. Tele-MANAS, 14416, is free, day and night.",
    still: "Are you still there? Take the time you need.",
    leaving: "I have to leave soon. Somebody else can go on listening, and everything you wrote stays here.",
    therapist:
      "If you like, you can ask for an appointment with a therapist, on the first page of Thodu. The first one is free.",
    prices: `Your first ${FREE_MESSAGES} messages and your first call are free. After that a chat of 30 minutes costs ${chat}, a call of 15 minutes ${call}, and a plan for a month ${months}. You find them under Go Premium. The help lines are always free.`,
    glad: "I am glad that you told me. I am staying here with you.",
  },
  te: {
    hello: "నమస్తే, మీరు రాసినందుకు సంతోషం. నేను మీతో ఉన్నాను.",
    slow: "నిదానంగా చెప్పండి. ఇలాగే చెప్పాలని ఏమీ లేదు.",
    hard: "ఇది నిజంగా చాలా కష్టంగా ఉంది. నాతో చెప్పినందుకు ధన్యవాదాలు.",
    help: "ఇప్పుడు మీకు ఏది ఎక్కువ సహాయంగా ఉంటుంది?",
    safe: "ప్రస్తుతం మీరు ఉన్న చోట సురక్షితంగా ఉన్నారా?",
    alone: "మీ దగ్గర ఎవరైనా ఉన్నారా? మీరు హాని చేసుకోగలిగే వస్తువు ఏదైనా దగ్గరలో ఉందా? దయచేసి దాన్ని దూరంగా పెట్టండి, లేదా ఎవరికైనా ఇవ్వండి.",
    lines: "ప్రమాదంలో ఉంటే దయచేసి 112కు ఫోన్ చేయండి. టెలి-మానస్ 14416, రాత్రీ పగలూ ఉచితం.",
    still: "మీరు ఇంకా ఉన్నారా? కావలసినంత సమయం తీసుకోండి.",
    leaving: "నేను కాసేపట్లో వెళ్లాలి. మరొకరు మీ మాట వింటారు, మీరు రాసిందంతా ఇక్కడే ఉంటుంది.",
    therapist: "కావాలంటే తోడు మొదటి పేజీలో థెరపిస్ట్ అపాయింట్‌మెంట్ అడగవచ్చు. మొదటిది ఉచితం.",
    prices: `మొదటి ${FREE_MESSAGES} సందేశాలు, మొదటి కాల్ ఉచితం. ఆ తర్వాత 30 నిమిషాల చాట్ ${chat}, 15 నిమిషాల కాల్ ${call}, నెల ప్లాన్లు ${months}. ఇవి ప్రీమియం పేజీలో ఉన్నాయి; సహాయ నంబర్లు ఎప్పుడూ ఉచితం.`,
    glad: "మీరు చెప్పడం మంచిదైంది. నేను ఇక్కడే మీతో ఉన్నాను.",
  },
  hi: {
    hello: "नमस्ते, अच्छा किया कि आपने लिखा। मैं आपके साथ हूँ।",
    slow: "आराम से बताइए। कहने का कोई सही तरीका नहीं होता।",
    hard: "यह सच में बहुत मुश्किल है। मुझे बताने के लिए धन्यवाद।",
    help: "इस समय आपको किस बात से सबसे ज़्यादा मदद मिलेगी?",
    safe: "अभी आप जहाँ हैं, वहाँ सुरक्षित हैं?",
    alone:
      "क्या आपके साथ कोई है? क्या पास में ऐसी कोई चीज़ है जिससे आप ख़ुद को नुक़सान पहुँचा सकें? कृपया उसे दूर रख दीजिए, या किसी को दे दीजिए।",
    lines: "अगर आप ख़तरे में हैं, तो कृपया 112 पर फ़ोन कीजिए। टेली-मानस 14416 दिन-रात मुफ़्त है।",
    still: "क्या आप अभी हैं? जितना समय चाहिए, लीजिए।",
    leaving: "मुझे थोड़ी देर में जाना होगा। कोई और आपकी बात सुनेगा, और आपका लिखा सब यहीं रहेगा।",
    therapist: "आप चाहें तो तोडु के पहले पेज पर थेरेपिस्ट से अपॉइंटमेंट माँग सकते हैं। पहली बार मुफ़्त है।",
    prices: `पहले ${FREE_MESSAGES} संदेश और पहली कॉल मुफ़्त हैं। उसके बाद 30 मिनट की चैट ${chat}, 15 मिनट की कॉल ${call} और महीने के प्लान ${months} में हैं। ये प्रीमियम पेज पर मिलेंगे; मदद के नंबर हमेशा मुफ़्त हैं।`,
    glad: "अच्छा हुआ कि आपने बताया। मैं यहीं आपके साथ हूँ।",
  },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Asks somebody who has written nothing for a while. */
export const stillThere: Readonly<Record<Locale, string>> = {
  en: "Are you still there? Take the time you need; if I hear nothing for a while, I will make room for somebody else. You can write again at any moment.",
  te: "మీరు ఇంకా ఉన్నారా? కావలసినంత సమయం తీసుకోండి; కాసేపు ఏమీ రాకపోతే మరొకరికి చోటిస్తాను, మీరు ఎప్పుడైనా మళ్లీ రాయవచ్చు.",
  hi: "क्या आप अभी हैं? जितना समय चाहिए, लीजिए; कुछ देर कुछ न आया तो यह जगह किसी और को दे दी जाएगी, और आप जब चाहें फिर लिख सकते हैं।",
};

const ORDINARY = ["hello", "slow", "hard", "help", "safe", "lines", "still", "leaving", "therapist", "prices"] as const;
/** After the direct question: whether they are safe, then the help lines; nothing about prices or appointments. */
const IN_CRISIS = ["safe", "alone", "lines", "glad", "hard", "slow", "still", "leaving"] as const;

/** The saved replies for a talk at this level of risk. The direct question is one of them at every level. */
export const savedReplies = (locale: Locale, risk: Risk): readonly string[] =>
  risk === "crisis"
    ? [directQuestion[locale], ...IN_CRISIS.map((each) => sentences[locale][each])]
    : [...ORDINARY.map((each) => sentences[locale][each]), directQuestion[locale]];
