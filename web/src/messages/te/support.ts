interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly link?: { readonly to: string; readonly words: string };
}

export const heading = "సపోర్ట్";
export const lead = "ఎక్కువమంది అడిగే ప్రశ్నలకు జవాబులు, మా బృందాన్ని చేరుకునే దారి.";

export const faqTitle = "తరచుగా అడిగే ప్రశ్నలు";
export const search = "ప్రశ్నల్లో వెతకండి";
export const searchHelp = "ఒక్క మాట చాలు, ఉదాహరణకు “గోప్యత”.";
export const found = (count: number) => (count === 1 ? "1 ప్రశ్న దొరికింది" : `${count} ప్రశ్నలు దొరికాయి`);
export const nothingFound = "ఈ మాటలకు ఏమీ దొరకలేదు. ఇంకో మాటతో వెతకండి, లేదా కింద మాకు రాయండి.";

export const faq: readonly Question[] = [
  {
    id: "connect",
    question: "వాలంటీర్‌తో ఎలా మాట్లాడాలి?",
    answer: [
      "చాట్ తెరిచి రాయండి; ఖాతా అక్కర్లేదు. మొదటి సందేశంతోనే మీరు వరుసలో ఉంటారు, ఖాళీగా ఉన్న వాలంటీర్ జవాబిస్తారు.",
      "గొంతు వినాలనిపిస్తే వాలంటీర్‌కు కాల్ చేయవచ్చు.",
    ],
    link: { to: "/chat", words: "చాట్ తెరవండి" },
  },
  {
    id: "privacy",
    question: "నేను చెప్పింది గోప్యంగా ఉంటుందా?",
    answer: [
      "వాలంటీర్లకు ఒక మారుపేరే కనిపిస్తుంది; మీ ఈమెయిల్, ఫోన్ నంబర్, పూర్తి పేరు ఎప్పుడూ కనిపించవు.",
      "మీ వ్యక్తిగత వివరాలను అమ్మం, ఎవరితోనూ పంచుకోం. కార్డు వివరాలు మా దగ్గర ఉంచుకోం.",
    ],
    link: { to: "/privacy-policy", words: "గోప్యతా విధానం" },
  },
  {
    id: "therapy",
    question: "నిపుణుల థెరపీ ఎలా తీసుకోవాలి?",
    answer: [
      "వాలంటీర్లు మీ మాట వింటారు; వారు థెరపిస్టులు కాదు. థెరపిస్ట్ కావాలంటే అపాయింట్‌మెంట్ అడగండి, లైసెన్స్ ఉన్న నిపుణుల దగ్గరకు పంపిస్తాం.",
      "మొదటి అపాయింట్‌మెంట్ ఉచితం.",
    ],
    link: { to: "/therapy", words: "అపాయింట్‌మెంట్ తీసుకోండి" },
  },
  {
    id: "cost",
    question: "ఎంత ఖర్చవుతుంది?",
    answer: ["మొదటి 19 సందేశాలు, ఒక కాల్, ఒక అపాయింట్‌మెంట్ ఉచితం. ఆ తర్వాత ప్లాన్లు ఉన్నాయి, ఒక చాట్ ₹19 నుంచి. సహాయ నంబర్లు ఎప్పుడూ ఉచితం."],
    link: { to: "/go-premium", words: "ప్లాన్లు చూడండి" },
  },
  {
    id: "language",
    question: "ఏ భాషలో మాట్లాడవచ్చు?",
    answer: ["తెలుగు, హిందీ, ఇంగ్లిష్, లేదా మూడూ కలిపి రాయండి. పేజీల భాషను ప్రతి పేజీ పైభాగంలో మార్చవచ్చు."],
  },
  {
    id: "danger",
    question: "నేను ప్రమాదంలో ఉన్నాను, లేదా ఒకరి గురించి భయంగా ఉంది. ఏం చేయాలి?",
    answer: ["ఇప్పుడే 112 కు, లేదా టెలి-మానస్ 14416 కు కాల్ చేయండి; రెండూ పగలూ రాత్రీ ఉచితం. Thodu అత్యవసర సేవ కాదు."],
    link: { to: "/help-lines", words: "అన్ని సహాయ నంబర్లు" },
  },
  {
    id: "seen",
    question: "పక్కవాళ్లు చూస్తారేమో. ఏం చేయాలి?",
    answer: ["ప్రతి పేజీ పైన ఉన్న “బయటకు” నొక్కితే Thodu వెంటనే మూతపడి, వికీపీడియా తెరుచుకుంటుంది."],
  },
];

export const contactTitle = "ఇంకా మా సహాయం కావాలా?";
export const contactText = "మా బృందంలో ఒకరు చదివి జవాబిస్తారు. ఇది అత్యవసరాలకు కాదు.";
export const contact = "సహాయ బృందాన్ని సంప్రదించండి";
export const message = "మీ సందేశం";
export const messageHelp = "ఏం జరిగింది, ఏం జరగాలనుకున్నారు? చెల్లింపు గురించైతే పేమెంట్ ID కూడా రాయండి.";
export const send = "బృందానికి పంపండి";
export const sent = "మీ ప్రశ్న మా బృందానికి చేరింది. జవాబు వచ్చినప్పుడు నోటిఫికేషన్ వస్తుంది, జవాబు ఇక్కడ కనిపిస్తుంది.";
export const questionsTitle = "మీరు మమ్మల్ని అడిగినవి";
export const notAnswered = "ఇంకా జవాబు రాలేదు.";
export const answered = "మా బృందం జవాబు:";
export const orWrite = "లేదా మాకు ఈమెయిల్ పంపండి, ఫోన్ చేయండి:";

export const resourcesTitle = "ఉపయోగపడే నంబర్లు";
export const resourcesText = "పగలూ రాత్రీ ఉచితం; ఇవి Thoduకు చెందినవి కావు.";
export const teleManas = "టెలి-మానస్, భారత ప్రభుత్వ మానసిక ఆరోగ్య సహాయ నంబర్";
export const tollFree = "14416 కలవకపోతే, అదే సేవకు ఇంకో నంబర్";
export const emergency = "అత్యవసరం: పోలీసు, అంబులెన్స్, అగ్నిమాపక";
export const allLines = "కాల్ చేస్తే ఏం జరుగుతుంది";
