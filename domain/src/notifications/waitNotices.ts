import type { Locale } from "../locale";
import type { NotificationType } from "./model";

export interface NoticeFacts {
  readonly type: NotificationType;
  readonly link: string;
  /** A person who is looking at it is not told. */
  readonly onlyWhenAway: boolean;
  readonly words: Readonly<Record<Locale, string>>;
}

/** The texts about a place in the queue, a turn and a time later, for the person who waits and for their listener. */
export const waitNotices = {
  "place-reached": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: true,
    words: {
      en: "It is your turn: a listener is here for you.",
      te: "మీ వంతు వచ్చింది: మీ మాట వినడానికి ఒకరు ఉన్నారు.",
      hi: "आपकी बारी आ गई है: आपकी बात सुनने के लिए कोई मौजूद है।",
    },
  },
  turn: {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "It is your turn. Open the chat now: your place is kept for 90 seconds.",
      te: "మీ వంతు వచ్చింది. ఇప్పుడే చాట్ తెరవండి: మీ స్థానం 90 సెకన్ల పాటు మీకోసం ఉంటుంది.",
      hi: "आपकी बारी आ गई है। अभी चैट खोलें: आपकी जगह 90 सेकंड तक आपके लिए रखी है।",
    },
  },
  "turn-by-phone": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "Listeners on call can be rung for you now. Open the chat: their phones ring as soon as you are there. Your place is kept for 90 seconds.",
      te: "ఇప్పుడు మీ కోసం వినేవారికి ఫోన్ చేయవచ్చు. చాట్ తెరవండి: మీరు రాగానే వారి ఫోన్లు మోగుతాయి. మీ స్థానం 90 సెకన్ల పాటు మీకోసం ఉంటుంది.",
      hi: "अभी आपके लिए सुनने वालों को फ़ोन किया जा सकता है। चैट खोलें: आपके आते ही उनके फ़ोन बजेंगे। आपकी जगह 90 सेकंड तक आपके लिए रखी है।",
    },
  },
  "turn-gone": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "We told you twice, but you may not have seen it. Your place has gone to somebody else. You can come back to the chat at any time. Tele-MANAS 14416 is free, day and night.",
      te: "మీకు రెండుసార్లు చెప్పాం, మీరు చూసి ఉండకపోవచ్చు. మీ స్థానం వేరేవారికి వెళ్లింది. ఎప్పుడైనా మళ్లీ చాట్‌కి రావచ్చు. టెలి-మానస్ 14416 పగలూ రాత్రీ ఉచితం.",
      hi: "हमने आपको दो बार बताया, पर शायद आपने देखा नहीं। आपकी जगह किसी और को मिल गई है। आप कभी भी चैट में लौट सकते हैं। टेली-मानस 14416 दिन-रात मुफ़्त है।",
    },
  },
  "turn-missed": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "We are sorry: we could not bring you together with a listener. Our team has been told. Tele-MANAS 14416 is free, day and night.",
      te: "క్షమించండి: మిమ్మల్ని వినేవారితో కలపలేకపోయాం. మా బృందానికి తెలియజేశాం. టెలి-మానస్ 14416 పగలూ రాత్రీ ఉచితం.",
      hi: "माफ़ कीजिए: हम आपको किसी सुनने वाले से मिला नहीं पाए। हमारी टीम को बता दिया गया है। टेली-मानस 14416 दिन-रात मुफ़्त है।",
    },
  },
  "time-taken": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "A listener will be here for you at the time you chose. We remind you ten minutes before.",
      te: "మీరు ఎంచుకున్న సమయానికి మీ మాట వినడానికి ఒకరు ఉంటారు. పది నిమిషాల ముందు గుర్తు చేస్తాం.",
      hi: "आपके चुने हुए समय पर आपकी बात सुनने के लिए कोई मौजूद रहेगा। दस मिनट पहले हम याद दिलाएँगे।",
    },
  },
  "time-returned": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "The listener who had taken your time can’t come after all. We are asking the others, and tell you how it turns out.",
      te: "మీరు ఎంచుకున్న సమయానికి వస్తామన్న వారికి రావడం కుదరడం లేదు. వేరేవారిని అడుగుతున్నాం, ఏమైందో మీకు చెబుతాం.",
      hi: "आपके समय पर आने वाले अब नहीं आ पाएँगे। हम औरों से पूछ रहे हैं और आपको बताएँगे।",
    },
  },
  "time-soon": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "In ten minutes a listener will be here for you. Open the chat when it is time.",
      te: "ఇంకో పది నిమిషాల్లో మీ మాట వినడానికి ఒకరు వస్తారు. ఆ సమయానికి చాట్ తెరవండి.",
      hi: "दस मिनट में आपकी बात सुनने के लिए कोई यहाँ होगा। समय पर चैट खोल लें।",
    },
  },
  "time-none": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "We are sorry: no listener could take the time you chose. In the chat you can stay in the queue, be told of your turn, or choose another time. Tele-MANAS 14416 is free, day and night.",
      te: "క్షమించండి: మీరు ఎంచుకున్న సమయానికి ఎవరికీ వీలు కాలేదు. చాట్‌లో వేచి ఉండవచ్చు, మీ వంతు వచ్చినప్పుడు చెప్పమనవచ్చు, లేదా వేరే సమయం ఎంచుకోవచ్చు. టెలి-మానస్ 14416 పగలూ రాత్రీ ఉచితం.",
      hi: "माफ़ कीजिए: आपके चुने हुए समय पर कोई नहीं आ पाएगा। चैट में आप इंतज़ार कर सकते हैं, बारी आने पर बताने को कह सकते हैं, या दूसरा समय चुन सकते हैं। टेली-मानस 14416 दिन-रात मुफ़्त है।",
    },
  },
  "time-missed": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: false,
    words: {
      en: "We are sorry: your listener did not come. You have your old place in the queue, and we tell you when it is your turn. Our team has been told. Tele-MANAS 14416 is free, day and night.",
      te: "క్షమించండి: మీ మాట వింటామన్నవారు రాలేదు. వరుసలో మీ పాత స్థానం అలాగే ఉంది, మీ వంతు వచ్చినప్పుడు చెబుతాం. మా బృందానికి తెలియజేశాం. టెలి-మానస్ 14416 పగలూ రాత్రీ ఉచితం.",
      hi: "माफ़ कीजिए: आपकी बात सुनने वाले नहीं आए। कतार में आपकी पुरानी जगह बनी हुई है और बारी आने पर हम बताएँगे। हमारी टीम को बता दिया गया है। टेली-मानस 14416 दिन-रात मुफ़्त है।",
    },
  },
  "own-time-soon": {
    type: "General",
    link: "/volunteer-chat",
    onlyWhenAway: false,
    words: {
      en: "In ten minutes somebody counts on you, as agreed. Please be online at the desk by then.",
      te: "మీరు ఒప్పుకున్నట్లు, పది నిమిషాల్లో ఒకరు మీకోసం చూస్తుంటారు. అప్పటికి డెస్క్‌లో అందుబాటులో ఉండండి.",
      hi: "जैसा तय था, दस मिनट में कोई आपकी राह देखेगा। कृपया तब तक डेस्क पर ‘उपलब्ध’ रहें।",
    },
  },
  "own-time-over": {
    type: "General",
    link: "/volunteer-chat",
    onlyWhenAway: false,
    words: {
      en: "A time that you had taken is not needed any more. Thank you for being ready.",
      te: "మీరు తీసుకున్న ఒక సమయం ఇక అవసరం లేదు. సిద్ధంగా ఉన్నందుకు ధన్యవాదాలు.",
      hi: "आपका लिया हुआ एक समय अब ज़रूरी नहीं रहा। तैयार रहने के लिए धन्यवाद।",
    },
  },
} as const satisfies Readonly<Record<string, NoticeFacts>>;
