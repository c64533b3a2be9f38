import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import type { Locale } from "@thodu/domain/locale";
import { PAY_AS_YOU_GO_CHAT_AMOUNT, plans } from "@thodu/domain/plans/plans";

const rupees = (paise: number): string => `₹${paise / 100}`;
const [call, ...monthly] = plans.map(({ amount }) => rupees(amount));
const chat = rupees(PAY_AS_YOU_GO_CHAT_AMOUNT);
const months = monthly.join(", ");

/** What listeners write often, in the language of the person, whatever the listener reads the desk in. */
export const savedReplies: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Hello, I am glad you wrote. I am here with you.",
    "Take your time. There is no right way to say it.",
    "That sounds really hard. Thank you for telling me.",
    "What would help you most right now?",
    "Are you safe where you are at the moment?",
    "If you are in danger, please call 112. Tele-MANAS, 14416, is free, day and night.",
    "Are you still there? Take the time you need.",
    "I have to leave soon. Somebody else can go on listening, and everything you wrote stays here.",
    "If you like, you can ask for an appointment with a therapist, on the first page of Thodu. The first one is free.",
    `Your first ${FREE_MESSAGES} messages and your first call are free. After that a chat of 30 minutes costs ${chat}, a call of 15 minutes ${call}, and a plan for a month ${months}. You find them under Go Premium. The help lines are always free.`,
  ],
  te: [
    "నమస్తే, మీరు రాసినందుకు సంతోషం. నేను మీతో ఉన్నాను.",
    "నిదానంగా చెప్పండి. ఇలాగే చెప్పాలని ఏమీ లేదు.",
    "ఇది నిజంగా చాలా కష్టంగా ఉంది. నాతో చెప్పినందుకు ధన్యవాదాలు.",
    "ఇప్పుడు మీకు ఏది ఎక్కువ సహాయంగా ఉంటుంది?",
    "ప్రస్తుతం మీరు ఉన్న చోట సురక్షితంగా ఉన్నారా?",
    "ప్రమాదంలో ఉంటే దయచేసి 112కు ఫోన్ చేయండి. టెలి-మానస్ 14416, రాత్రీ పగలూ ఉచితం.",
    "మీరు ఇంకా ఉన్నారా? కావలసినంత సమయం తీసుకోండి.",
    "నేను కాసేపట్లో వెళ్లాలి. మరొకరు మీ మాట వింటారు, మీరు రాసిందంతా ఇక్కడే ఉంటుంది.",
    "కావాలంటే Thodu మొదటి పేజీలో థెరపిస్ట్ అపాయింట్‌మెంట్ అడగవచ్చు. మొదటిది ఉచితం.",
    `మొదటి ${FREE_MESSAGES} సందేశాలు, మొదటి కాల్ ఉచితం. ఆ తర్వాత 30 నిమిషాల చాట్ ${chat}, 15 నిమిషాల కాల్ ${call}, నెల ప్లాన్‌లు ${months}. ఇవి ప్రీమియం పేజీలో ఉన్నాయి; సహాయ నంబర్లు ఎప్పుడూ ఉచితం.`,
  ],
  hi: [
    "नमस्ते, अच्छा किया कि आपने लिखा। मैं आपके साथ हूँ।",
    "आराम से बताइए। कहने का कोई सही तरीका नहीं होता।",
    "यह सच में बहुत मुश्किल है। मुझे बताने के लिए धन्यवाद।",
    "इस समय आपको किस बात से सबसे ज़्यादा मदद मिलेगी?",
    "अभी आप जहाँ हैं, वहाँ सुरक्षित हैं?",
    "अगर आप ख़तरे में हैं, तो कृपया 112 पर फ़ोन कीजिए। टेली-मानस 14416 दिन-रात मुफ़्त है।",
    "क्या आप अभी हैं? जितना समय चाहिए, लीजिए।",
    "मुझे थोड़ी देर में जाना होगा। कोई और आपकी बात सुनेगा, और आपका लिखा सब यहीं रहेगा।",
    "आप चाहें तो Thodu के पहले पेज पर थेरेपिस्ट से अपॉइंटमेंट माँग सकते हैं। पहली बार मुफ़्त है।",
    `पहले ${FREE_MESSAGES} संदेश और पहली कॉल मुफ़्त हैं। उसके बाद 30 मिनट की चैट ${chat}, 15 मिनट की कॉल ${call} और महीने के प्लान ${months} में हैं। ये प्रीमियम पेज पर मिलेंगे; मदद के नंबर हमेशा मुफ़्त हैं।`,
  ],
};

/** Asked of somebody who has said nothing for a while. */
export const stillThere: Readonly<Record<Locale, string>> = {
  en: "Are you still there? Take the time you need; if I hear nothing for a while, I will make room for somebody else. You can write again at any moment.",
  te: "మీరు ఇంకా ఉన్నారా? కావలసినంత సమయం తీసుకోండి; కాసేపు ఏమీ రాకపోతే మరొకరికి చోటిస్తాను, మీరు ఎప్పుడైనా మళ్లీ రాయవచ్చు.",
  hi: "क्या आप अभी हैं? जितना समय चाहिए, लीजिए; कुछ देर कुछ न आया तो यह जगह किसी और को दे दी जाएगी, और आप जब चाहें फिर लिख सकते हैं।",
};

/** Asked of somebody whose messages may tell of danger. Asking does not put the idea there. */
export const askDirectly: Readonly<Record<Locale, string>> = {
  en: "Are you thinking of ending your life?",
  te: "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?",
  hi: "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?",
};
