export const title = "చెల్లింపులు";
export const due = "తిరిగి ఇవ్వాల్సినవి";
export const noDue = "ఇవ్వాల్సినవన్నీ ఇచ్చేశాం.";
export const orders = "ఆర్డర్లు";
export const noOrders = "ఇంకా ఎవరూ ఏమీ ఆర్డర్ చేయలేదు.";
export const search = "ఆర్డర్, చెల్లింపు లేదా ఖాతా ఐడీ, ఈమెయిల్ లేదా మారుపేరుతో వెతకండి";
export const searchHelp = "మొత్తం రాయండి. రసీదులోని రిఫరెన్స్ కూడా రాయవచ్చు, ఉదాహరణకు BI66-XM2F.";
export const noMatch = "ఈ ఐడీ, ఈమెయిల్ లేదా మారుపేరుతో ఆర్డర్, చెల్లింపు, సబ్‌స్క్రిప్షన్ లేదా ఖాతా లేదు.";
export const nothingPaid = "ఈ ఖాతాకు చెల్లింపులు లేవు.";
export const loading = "తెస్తున్నాం…";
export const refund = "తిరిగి ఇవ్వండి";
export const refunding = "తిరిగి ఇస్తున్నాం...";
export const refundTitle = "ఈ చెల్లింపును తిరిగి ఇవ్వాలా?";
export const refundText =
  "మొత్తం డబ్బు చెల్లించినవారికి తిరిగి వెళ్తుంది, దానితో తీసుకున్న ప్లాన్ వెంటనే ముగుస్తుంది. అది సబ్‌స్క్రిప్షన్‌లో ఒక నెల అయితే, ఆ సబ్‌స్క్రిప్షన్ కూడా ముగుస్తుంది. ఇది నమోదవుతుంది. దీన్ని వెనక్కి తీసుకోలేరు.";
export const reason = "కారణం";
export const refundDone = "డబ్బు తిరిగి వెళ్తోంది.";
export const refundPending = "నమోదు చేశాం. పూర్తయ్యే వరకు మళ్లీ ప్రయత్నిస్తాం.";
export const refundAsked = "ఈ చెల్లింపును తిరిగి ఇవ్వమని ఇప్పటికే అడిగారు. డబ్బు రెండుసార్లు తిరిగి వెళ్లదు.";
export const refundOvertaken =
  "ఈలోపు సహచరుల్లో ఒకరు ఈ చెల్లింపును తిరిగి ఇవ్వమని అడిగారు. వారు రాసిన కారణమే ఉంటుంది; మీది సేవ్ కాలేదు, డబ్బు రెండుసార్లు తిరిగి వెళ్లదు.";
export const cancel = "వద్దు";
export const tried = (count: number) => (count === 1 ? "ఒకసారి ప్రయత్నించాం" : `${count} సార్లు ప్రయత్నించాం`);
export const states = {
  created: "ఆర్డర్ చేశారు",
  attempted: "ప్రయత్నించారు, చెల్లించలేదు",
  paid: "చెల్లించారు",
  refunded: "తిరిగి ఇచ్చాం",
} as const;
export const needed = "మీరు చూడాల్సిన చెల్లింపులు";
export const inVain = "మళ్లీ ప్రయత్నించినా జరగదు: గేట్‌వే డ్యాష్‌బోర్డ్‌లో డబ్బు తిరిగి ఇవ్వండి.";
export const refusal = (words: string) => `గేట్‌వే చెప్పినది: ${words}`;
export const givenUp = "ఇక దానంతట అదే మళ్లీ ప్రయత్నించదు.";
export const why = {
  amount: "మొత్తం లేదా కరెన్సీ ఆర్డర్‌లో ఉన్నట్టు లేదు.",
  again: "ఈ ఆర్డర్‌కు ఇప్పటికే చెల్లించారు.",
  gone: "తొలగించిన ఖాతా కోసం చెల్లించారు.",
} as const;
export const disputes = "బ్యాంకు తిరిగి అడిగినవి";
export const noDisputes = "ఏ బ్యాంకూ ఏదీ తిరిగి అడగలేదు.";
export const disputeOpen = "గేట్‌వే డ్యాష్‌బోర్డ్‌లో జవాబివ్వండి. బ్యాంకు తేల్చే వరకు, దానితో తీసుకున్నది ఆగి ఉంటుంది.";
export const disputeAnswered = "జవాబిచ్చాం. బ్యాంకు తేల్చే వరకు, దానితో తీసుకున్నది ఆగి ఉంటుంది.";
export const answerBy = (when: string) => `${when} లోగా జవాబివ్వాలి`;
export const doubles = "ఒకే ప్లాన్‌కు రెండుసార్లు చెల్లింపు";
export const noDoubles = "ఒకే ప్లాన్‌కు ఎవరూ రెండుసార్లు చెల్లించడం లేదు.";
export const endOne = "రెండు సబ్‌స్క్రిప్షన్లకూ నెలనెలా డబ్బు తీసుకుంటున్నారు. గేట్‌వే డ్యాష్‌బోర్డ్‌లో ఒకటి రద్దు చేసి, దానికి తీసుకున్న డబ్బు తిరిగి ఇవ్వండి.";
export const stuck = "గేట్‌వే నుంచి జవాబు రానివి";
export const noStuck = "ప్రతి ఆర్డర్ గురించి గేట్‌వే జవాబిచ్చింది.";
export const dueSince = (when: string) => `${when} నుంచి బాకీ`;
export const unowned = "ఏ ఆర్డర్‌కూ చెందని చెల్లింపులు";
export const noUnowned = "ప్రతి చెల్లింపూ ఒక ఆర్డర్‌కు చెందినదే.";
export const unownedPayment = "మనది కాని ఆర్డర్‌కు గేట్‌వేలో చెల్లించారు.";
export const unownedCharge = "మనది కాని సబ్‌స్క్రిప్షన్ నుంచి డబ్బు తీసుకున్నారు.";
export const unownedDispute = "మనది కాని ఆర్డర్ డబ్బును ఒక బ్యాంకు తిరిగి అడిగింది.";
export const found = "దొరికిన చెల్లింపులు";
export const subscriptions = "సబ్‌స్క్రిప్షన్లు";
export const noSubscriptions = "నెలనెలా చెల్లించే ప్లాన్ ఎవరికీ లేదు.";
export const subscriptionStates = {
  created: "మొదలుపెట్టారు",
  authenticated: "ఒప్పుకున్నారు",
  active: "నెలనెలా చెల్లిస్తున్నారు",
  pending: "బ్యాంకు ఇంకా చెల్లించలేదు",
  halted: "బ్యాంకు చెల్లించలేదు",
  paused: "ఆగి ఉంది",
  cancelled: "రద్దు చేశారు",
  completed: "పూర్తయింది",
  expired: "గడువు ముగిసింది",
} as const;
export const cancelling = "చెల్లించిన నెలతో ముగుస్తుంది";
export const days = "రోజువారీ డబ్బు";
export const withCount = (list: string, count: number) => `${list} (${count})`;
export const all = "అన్నీ చూపండి";
export const nextOfThese = "తర్వాతి పేజీ";
export const back = "చూడాల్సిన చెల్లింపులన్నిటికీ వెనక్కి";
export const noMoney = "ఈ రెండు వారాల్లో చెల్లింపులు లేవు.";
export const day = "రోజు";
export const paid = "చెల్లించినవి";
export const refundedLater = "చెల్లించి, తర్వాత తిరిగి ఇచ్చినవి";
export const moneyChart = "రోజువారీ డబ్బు";
export const inRupees = "రూపాయల్లో";
export const newestOnly = (count: number) => `కొత్త ${count} ఆర్డర్ల నుంచి లెక్కించాం.`;
/** Shows refunds and disputes in every state. */
export const anyState = "అన్నీ";
export const byState = "స్థితి";
export const noRefunds = "ఏ చెల్లింపూ తిరిగి ఇవ్వలేదు.";
export const noneInState = "ఈ స్థితిలో ఏదీ లేదు.";
/** Shown before the name of the admin who asked for a refund. */
export const refundedBy = "అడిగినవారు:";
/** About an order that was paid twice; the id of the payment follows. */
export const secondRefunded = (amount: string) => `${amount} రెండో చెల్లింపు తిరిగి ఇచ్చాం:`;
export const secondDue = (amount: string) => `${amount} రెండో చెల్లింపు తిరిగి ఇవ్వాల్సి ఉంది:`;
/** Replaces the lists of payments to check by hand while all are empty. */
export const nothingNeeded = "నిర్ణయం కోసం ఏదీ వేచి లేదు: రీఫండ్, వివాదం, రెండుసార్లు వసూలు ఏవీ లేవు, ప్రతి చెల్లింపూ ఒక ఆర్డర్‌దే.";
export const newestOrders = "కొత్త ఆర్డర్లు";
