/** Asked before a plan that somebody has is bought again. */
export const againTitle = (plan: string) => `${plan} మళ్లీ కొనాలా?`;
export const againText = (until: string) => `ఈ ప్లాన్ మీకు ${until} వరకు ఉంది; మళ్లీ కొంటే ఒక నెల కలుస్తుంది.`;
export const againTextRenewing = (until: string) =>
  `ఈ ప్లాన్ మీకు ${until} వరకు ఉంది. ముందుకు వెళ్తే ఇప్పుడు, తర్వాత మీరు రద్దు చేసే వరకు ప్రతి నెలా డబ్బు తీసుకుంటాం; ప్రతిసారీ ఒక నెల కలుస్తుంది.`;
export const againYes = "మరో నెల కొనండి";
export const againYesRenewing = "ప్రతి నెలా చెల్లించండి";
export const againNo = "ఇప్పుడు వద్దు";
/** Asked before a plan is bought by somebody who has another one. */
export const besideTitle = (plan: string) => `${plan} కూడా కొనాలా?`;
export const besideBegins = (plan: string) => `${plan} వెంటనే మొదలై ఒక నెల నడుస్తుంది.`;
export const besideBeginsRenewing = (plan: string) => `${plan} వెంటనే మొదలవుతుంది; మీరు రద్దు చేసే వరకు ప్రతి నెలా డబ్బు తీసుకుంటాం.`;
export const besideSingle = "ఇప్పుడు కొనే కాల్ లేదా చాట్‌ను ఒక నెలలోపు మొదలుపెట్టవచ్చు.";
export const besideHas = (plan: string, until: string) =>
  `మీ దగ్గర ఉన్న ${plan} కూడా ${until} వరకు నడుస్తుంది. దాని రోజులు కొత్త ప్లాన్‌కు కలవవు, దాని డబ్బు తిరిగి రాదు.`;
export const besideHasSingle = (until: string) => `మీరు చెల్లించి ఇంకా వాడని కాల్ లేదా చాట్ ${until} వరకు మీకు ఉంటుంది.`;
export const besideOrder = (first: string, then: string) =>
  `రెండూ ఉన్నప్పుడు ముందు ${first} వాడతాం; ఆ రోజు దాని నిమిషాలు అయిపోయాకే ${then} వాడతాం.`;
export const besideUnlimited = (first: string, then: string) =>
  `రెండూ ఉన్నప్పుడు అన్ని కాల్స్, చాట్ ${first}లోనే వస్తాయి; ${then} నుంచి ఏదీ వాడం.`;
export const besideRenews = (plan: string) => `${plan}కు ప్రతి నెలా డబ్బు తీసుకుంటూ ఉంటే, మీరు రద్దు చేసే వరకు అది కొనసాగుతుంది.`;
export const besideYes = "ఇది కూడా కొనండి";
/** Why a call or a chat needs no payment now, shown beside the button that sells one. */
export const unused = {
  call: {
    free: "మీ మొదటి కాల్ ఉచితం; దాన్ని మీరు ఇంకా వాడలేదు.",
    plan: "మీరు ఇప్పటికే కొన్నదానితో కాల్ చేయవచ్చు. ఎంత మిగిలిందో పైన ఉంది.",
    crisis: "ఇప్పుడు మీకు పరిమితి లేదు: చెల్లించకుండానే కాల్ చేయవచ్చు.",
  },
  chat: {
    free: "మీకు ఇంకా ఉచిత సందేశాలు ఉన్నాయి.",
    plan: "మీరు ఇప్పటికే కొన్నదానితో చాట్ చేయవచ్చు. ఎంత మిగిలిందో పైన ఉంది.",
    crisis: "ఇప్పుడు మీకు పరిమితి లేదు: చెల్లించకుండానే చాట్ చేయవచ్చు.",
  },
};
export const use = { call: "కాల్‌కు వెళ్లండి", chat: "చాట్‌కు వెళ్లండి" };
/** The plan's minutes of today are used up. A sentence about when new ones come follows. */
export const noMoreToday = {
  call: "మీ ప్లాన్‌లో ఈరోజుకు కాల్స్ అయిపోయాయి.",
  chat: "మీ ప్లాన్‌లో ఈరోజుకు చాట్ అయిపోయింది.",
};
