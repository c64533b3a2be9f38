/** The card of the person's own plan, which is loaded after the page. */

export const leftUnlimited = "కాల్స్, చాట్ అపరిమితం.";
export const leftToday = {
  chat: (minutes: number) => `ఈ రోజు ఇంకా ${minutes === 1 ? "1 నిమిషం" : `${minutes} నిమిషాల`} చాట్ ఉంది`,
  call: (minutes: number) => (minutes === 1 ? "ఈ రోజు ఇంకా 1 నిమిషం కాల్ ఉంది" : `ఈ రోజు ఇంకా ${minutes} నిమిషాల కాల్స్ ఉన్నాయి`),
};
export const leftOfOne = {
  chat: (minutes: number) => `ఇంకా ${minutes === 1 ? "1 నిమిషం" : `${minutes} నిమిషాల`} చాట్ ఉంది`,
  call: (minutes: number) => `ఇంకా ${minutes === 1 ? "1 నిమిషం" : `${minutes} నిమిషాల`} కాల్ ఉంది`,
};
export const leftEither = (...kinds: readonly string[]) => kinds.join(", లేదా ");
export const leftNone = "ఇది అయిపోయింది.";
/** In a crisis, above what is left. */
export const notCounted = "ఇప్పుడు మీకు ఏ హద్దూ లేదు, మీ నిమిషాలు లెక్కలోకి రావు.";
export const planPaused = "మీ బ్యాంకు మీ చెల్లింపుల్లో ఒకదాన్ని తిరిగి అడుగుతోంది. బ్యాంకు తేల్చే వరకు, దానితో తీసుకున్నది ఆగి ఉంటుంది.";
export const unpaid = (until: string) =>
  `తదుపరి నెలకు మీ బ్యాంకు చెల్లించలేదు. రాబోయే రోజుల్లో మేం దాన్ని మళ్లీ అడగవచ్చు; ${until} వరకు ఏదీ మారదు. అప్పటికీ చెల్లించకపోతే, ప్లాన్‌ను మళ్లీ కొనవచ్చు.`;
/** If no monthly plan is running (any more). */
export const unpaidOver =
  "మీ నెలవారీ ప్లాన్ తదుపరి నెలకు మీ బ్యాంకు చెల్లించలేదు. మేం దాన్ని మళ్లీ అడగవచ్చు; అది చెల్లిస్తే ప్లాన్ మళ్లీ మొదలవుతుంది. మీకు అది వద్దనుకుంటే, ఇక్కడ రద్దు చేయండి.";
/** Shown if nothing else says that money is charged each month. */
export const renews = "ప్రతి నెలా ఒక ప్లాన్‌కు చెల్లించడానికి మీరు ఒప్పుకున్నారు. మీరు రద్దు చేసే వరకు, ఆ డబ్బు కోసం మేం మీ బ్యాంకును అడగవచ్చు.";
export const cancel = "ప్లాన్ రద్దు చేయండి";
export const cancelTitle = "మీ ప్లాన్ రద్దు చేయాలా?";
export const cancelText = (until: string) => `ఇక డబ్బు తీసుకోం; ${until} వరకు మీ ప్లాన్ వాడుకోవచ్చు. మిగిలిన రోజులకు డబ్బు తిరిగి ఇవ్వం.`;
export const cancelTextOver = "ఇక డబ్బు తీసుకోం. మీరు ఇప్పటికే చెల్లించినది అలాగే ఉంటుంది.";
export const cancelYes = "అవును, రద్దు చేయండి";
export const cancelNo = "ప్లాన్ ఉంచండి";
export const cancelDone = (until: string) => `రద్దు చేశాం. ${until} వరకు ప్లాన్ వాడుకోవచ్చు.`;
export const cancelDoneOver = "రద్దు చేశాం. ఇక డబ్బు తీసుకోం.";
export const loadingPlan = "మీ ప్లాన్ చూస్తున్నాం…";
export const planRefused = "ఇప్పుడు మీ ప్లాన్ వివరాలు చూడలేకపోయాం. మీకు ప్లాన్ ఉంటే అది అలాగే ఉంది.";
