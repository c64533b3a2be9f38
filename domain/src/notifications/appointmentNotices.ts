import type { NoticeFacts } from "./waitNotices";

/**
 * The texts about an appointment. How the two meet is shown only on its page: no link or number belongs in a mailbox.
 */
export const appointmentNotices = {
  "appointment-confirmed": {
    type: "Therapy",
    link: "/therapy",
    onlyWhenAway: false,
    words: {
      en: "Your appointment is confirmed. The therapy page says when it is and how you meet.",
      te: "మీ అపాయింట్‌మెంట్ ఖరారైంది. అది ఎప్పుడో, ఎలా కలుస్తారో థెరపీ పేజీలో ఉంది.",
      hi: "आपकी अपॉइंटमेंट पक्की हो गई है। वह कब है और कैसे मिलना है, यह थेरेपी पेज पर लिखा है।",
    },
  },
  /** Booked, but cancelled unless its person follows the link in the e-mail. */
  "appointment-held": {
    type: "Therapy",
    link: "/therapy",
    onlyWhenAway: false,
    words: {
      en: "Your appointment is booked. To keep it, open the link in our email; otherwise it is cancelled.",
      te: "మీ అపాయింట్‌మెంట్ బుక్ అయింది. అది ఉండాలంటే మా ఈమెయిల్‌లోని లింక్ తెరవండి; లేదంటే అది రద్దవుతుంది.",
      hi: "आपकी अपॉइंटमेंट बुक हो गई है। उसे बनाए रखने के लिए हमारे ईमेल में दिया लिंक खोलिए, नहीं तो वह रद्द हो जाएगी।",
    },
  },
  "appointment-moved": {
    type: "Therapy",
    link: "/therapy",
    onlyWhenAway: false,
    words: {
      en: "Your appointment was moved to another time. The therapy page says when it is now.",
      te: "మీ అపాయింట్‌మెంట్ మరో సమయానికి మారింది. అది ఇప్పుడు ఎప్పుడో థెరపీ పేజీలో ఉంది.",
      hi: "आपकी अपॉइंटमेंट का समय बदल गया है। नया समय थेरेपी पेज पर लिखा है।",
    },
  },
  "appointment-meeting": {
    type: "Therapy",
    link: "/therapy",
    onlyWhenAway: false,
    words: {
      en: "There is news about how you meet for your appointment. It is on the therapy page.",
      te: "మీ అపాయింట్‌మెంట్‌కు ఎలా కలుస్తారనే విషయంలో మార్పు ఉంది. అది థెరపీ పేజీలో ఉంది.",
      hi: "आपकी अपॉइंटमेंट में कैसे मिलना है, इस बारे में नई जानकारी है। वह थेरेपी पेज पर है।",
    },
  },
  "appointment-cancelled": {
    type: "Therapy",
    link: "/therapy",
    onlyWhenAway: false,
    words: {
      en: "Your appointment was cancelled. The therapy page says what you can do now.",
      te: "మీ అపాయింట్‌మెంట్ రద్దయింది. ఇప్పుడు ఏం చేయవచ్చో థెరపీ పేజీలో ఉంది.",
      hi: "आपकी अपॉइंटमेंट रद्द हो गई है। अब आप क्या कर सकते हैं, यह थेरेपी पेज पर लिखा है।",
    },
  },
  /** Shown only in the app. Without it an older notice would look current. */
  "appointment-given-up": {
    type: "Therapy",
    link: "/therapy",
    onlyWhenAway: false,
    words: {
      en: "You cancelled your appointment.",
      te: "మీరు మీ అపాయింట్‌మెంట్‌ను రద్దు చేశారు.",
      hi: "आपने अपनी अपॉइंटमेंट रद्द कर दी।",
    },
  },
} as const satisfies Readonly<Record<string, NoticeFacts>>;
