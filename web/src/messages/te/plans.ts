export const heading = "ప్రీమియం తీసుకోండి";
/** For a person who has a monthly plan. */
export const plansHeading = "ప్లాన్లు";
export const lead = "వినేవారితో ఇంకా ఎక్కువ సమయం కావాలనుకున్నప్పుడు. నెమ్మదిగా ఆలోచించుకోండి; తొందరేమీ లేదు.";
/** What a person can do now, by their right to chat. */
export const talk = {
  free: {
    title: "ఇప్పటికీ ఉచితంగా మాట్లాడవచ్చు",
    text: "మొదటి 19 సందేశాలు, ఒక కాల్, ఒక అపాయింట్‌మెంట్ ఉచితం. సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.",
    action: "ఉచితంగా చాట్ చేయండి",
  },
  plan: {
    title: "మీ ప్లాన్ నడుస్తోంది",
    text: "మీ ప్లాన్‌లో వినేవారితో మాట్లాడవచ్చు; అందులో మిగిలింది కింద ఉంది. సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.",
    action: "ఇప్పుడే చాట్ చేయండి",
  },
  crisis: {
    title: "మీరు మాట్లాడుతూ ఉండవచ్చు",
    text: "ఇప్పుడు మీకు ఏ హద్దూ లేదు, సహాయ నంబర్లు రాత్రింబవళ్లు ఉచితం.",
    action: "ఇప్పుడే చాట్ చేయండి",
  },
  used: {
    title: "సహాయ నంబర్లు ఎప్పుడూ ఉచితం",
    text: "మీ 19 ఉచిత సందేశాలు అయిపోయాయి. మీరు రాసింది అలాగే ఉంటుంది, చదువుతూ ఉండవచ్చు.",
    action: "సహాయ నంబర్లు",
  },
};
/** Replaces the text of `free`: what of a free call and appointment is left. */
export const freeBeside = {
  call: "మొదటి 19 సందేశాలు, ఒక కాల్ ఉచితం. సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.",
  appointment: "మొదటి 19 సందేశాలు, ఒక అపాయింట్‌మెంట్ ఉచితం. సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.",
  none: "మొదటి 19 సందేశాలు ఉచితం. సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.",
};
/** Replaces `used` for a person who has not used their free call. */
export const talkByCall = {
  title: "మీకు ఇంకా ఒక ఉచిత కాల్ ఉంది",
  text: "మీ 19 ఉచిత సందేశాలు అయిపోయాయి. వాలంటీర్‌కు ఒకసారి ఉచితంగా కాల్ చేయవచ్చు, సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.",
  action: "మీ ఉచిత కాల్‌కు వెళ్లండి",
};

export const planWords: Readonly<
  Record<
    string,
    { readonly title: string; readonly price: string; readonly features: readonly string[]; readonly button: string }
  >
> = {
  "pay-as-you-go": {
    title: "వాడినంతకే చెల్లింపు",
    price: "ఒక కాల్‌కు ₹29 లేదా ఒక చాట్‌కు ₹19",
    features: ["మనసు విప్పి మాట్లాడే 15 నిమిషాల ఒక కాల్ ₹29", "30 నిమిషాల ఒక చాట్ ₹19", "సభ్యత్వం అక్కర్లేదు"],
    button: "చెల్లించి ఇప్పుడే మొదలుపెట్టండి",
  },
  "daily-care": {
    title: "రోజూ తోడు",
    price: "నెలకు ₹1499",
    features: ["రోజూ 30 నిమిషాల కాల్ లేదా 90 నిమిషాల చాట్"],
    button: "ఇప్పుడే తీసుకోండి",
  },
  "deep-healing": {
    title: "లోతైన ఊరట",
    price: "నెలకు ₹1999",
    features: ["రోజూ 1 గంట కాల్, దానితో పాటు 2 గంటల చాట్"],
    button: "ఇప్పుడే తీసుకోండి",
  },
  "unlimited-support": {
    title: "అపరిమిత తోడు",
    price: "నెలకు ₹2999",
    features: ["అపరిమిత కాల్స్, చాట్", "వినేవారు ముందుగా మీకు దొరుకుతారు"],
    button: "అపరిమితంగా తీసుకోండి",
  },
};

export const includes = (plan: string) => `${plan}లో ఏముంది`;
export const choose = "దేనికి చెల్లించాలనుకుంటున్నారు?";
export const oneCall = "15 నిమిషాల ఒక కాల్, ₹29";
export const oneChat = "30 నిమిషాల ఒక చాట్, ₹19";
export const chooseTerm = "ఎలా చెల్లించాలనుకుంటున్నారు?";
export const oneMonth = "ఒక నెలకు";
export const eachMonth = "నేను రద్దు చేసే వరకు ప్రతి నెలా";

export const logInFirst = "దయచేసి ముందు లాగిన్ అవ్వండి.";
export const processing = "చెల్లింపు తెరుస్తున్నాం…";
export const cancelled = "అయ్యో 😔 చెల్లింపు రద్దయింది లేదా పూర్తికాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.";
export const activated = "🎉 చెల్లింపు పూర్తయింది, మీ ప్లాన్ మొదలైంది!";
export const notSaved = "చెల్లింపు జరిగింది, కానీ మీ ప్లాన్‌ను నమోదు చేయలేకపోయాం. దయచేసి సహాయ బృందాన్ని సంప్రదించండి.";
export const confirmingTitle = "మీ బ్యాంకు ఖాతా నుంచి డబ్బు కట్ అయింది. చెల్లింపును నిర్ధారిస్తున్నాం.";
export const confirmingText =
  "కొన్ని నిమిషాలు పట్టవచ్చు. మీ ప్లాన్ దానంతట అదే మొదలవుతుంది; మళ్లీ చెల్లించనక్కర్లేదు, ఈ పేజీలో ఉండనక్కర్లేదు. నిర్ధారించలేకపోతే డబ్బు తిరిగి వస్తుంది.";
export const unfinishedTitle = (plan: string) => `${plan} కోసం చెల్లించారా?`;
export const unfinishedText =
  "చెల్లింపు ఎలా ముగిసిందో తెలిసేలోపే ఆ పేజీ మూసుకుపోయింది. మీరు చెల్లించి ఉంటే, కొన్ని నిమిషాల్లో ప్లాన్ దానంతట అదే మొదలవుతుంది; మళ్లీ చెల్లించనక్కర్లేదు.";
export const notPaid = "నేను చెల్లించలేదు";
export const reference = "రిఫరెన్స్:";
export const doneTitle = "ధన్యవాదాలు. మీ చెల్లింపు అందింది.";
export const receipt = "రసీదు";
export const startCall = "మీ కాల్ మొదలుపెట్టండి";
export const goToChat = "చాట్‌కు వెళ్లండి";

export const yourPlan = "మీ ప్లాన్";
export const current = "ఇప్పుడు మీ ప్లాన్";

export const smallPrint =
  "ధరలు భారత రూపాయల్లో. నెలవారీ ప్లాన్లను తర్వాతి బిల్లుకు ముందు ఎప్పుడైనా రద్దు చేసుకోవచ్చు. వినేవారు జవాబిచ్చాకే నిమిషాలు లెక్కలోకి వస్తాయి.";
export const refunds = "రీఫండ్ విధానం";
export const terms = "నియమాలు, షరతులు";
export const unreached = "ఇప్పుడు చెల్లింపు తెరవలేకపోయాం, అందుకే మీ దగ్గర డబ్బు తీసుకోలేదు. నెట్‌వర్క్ చూసి మళ్లీ ప్రయత్నించండి.";
