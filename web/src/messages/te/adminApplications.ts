export const toDecide = "నిర్ణయించాల్సినవి";
export const noneToDecide = "పంపిన దరఖాస్తుల్లో ఏదీ జవాబు కోసం వేచి లేదు. ఇంకా పంపనివి “దరఖాస్తులు”లో ఉన్నాయి.";
export const sentOn = (day: string) => `పంపింది: ${day}`;
export const sentLast = "చివరిగా పంపింది";
export const read = "దరఖాస్తు చదవండి";
export const back = "జాబితాలకు తిరిగి";
export const of = (who: string) => `${who} దరఖాస్తు`;
export const state = "స్థితి";
export const email = "ఈమెయిల్";
export const confirmed = "నిర్ధారించారు";
export const notConfirmed = "నిర్ధారించలేదు";
export const notWritten = "వీరు దరఖాస్తు రాసి పంపలేదు. సైన్ అప్ చేసినప్పుడు చెప్పినది ఇది.";
export const languages = "భాషలు";
export const why = "ఎందుకు వినాలనుకుంటున్నారు";
export const phone = "ఫోన్";
export const notSent = "దీన్ని ఇంకా పంపలేదు, అందువల్ల జవాబు ఇవ్వడానికి ఏమీ లేదు. అయినా ఆమోదించవచ్చు.";
/** While the applicant has not answered a question. */
export const askedBack =
  "వీరిని ప్రశ్న అడిగారు. వీరు మళ్లీ పంపాక తిరస్కరించవచ్చు లేదా మళ్లీ అడగవచ్చు. అప్పటి వరకు ఆమోదించడం మాత్రమే వీలు; ఏమీ పంపకపోతే, వీరు రాసింది ప్రశ్న లేదా చివరి మార్పు తర్వాత 90 రోజులకు తొలగిపోతుంది.";
export const lastAnswer = "బృందం చివరి జవాబు";
export const answerTitle = "మీ జవాబు";
export const choose = "మీ నిర్ణయం ఏమిటి?";
export const answers = { approve: "ఆమోదించండి", ask: "ప్రశ్న అడగండి", decline: "తిరస్కరించండి" } as const;
export const follows = {
  approve: "వారు వెంటనే వాలంటీర్‌గా లాగిన్ అయి, ఎవరు వేచి ఉన్నారో చూసి, తాము ఎంచుకున్నవారికి జవాబివ్వవచ్చు.",
  ask: "వారు మీ ప్రశ్నను తమ పేజీలో చదివి, దరఖాస్తు మార్చి, మళ్లీ పంపవచ్చు.",
  decline: "వారు మీ మాటలను తమ పేజీలో చదువుతారు. వారు రాసింది 90 రోజుల తర్వాత తొలగిపోతుంది; అప్పటి వరకు జాబితాలో ఆమోదించవచ్చు.",
} as const;
export const told = "వారికి తోడులో తెలుస్తుంది; కోరుకుంటే, చిరునామా నిర్ధారించి ఉంటే ఈమెయిల్ కూడా వెళ్తుంది.";
export const words = "వారికి మీ మాటలు";
export const wordsHelp = "వారు సరిగ్గా ఇదే చదువుతారు. 1,000 అక్షరాల వరకు.";
export const wordsOptional = "వారికి మీ మాటలు (తప్పనిసరి కాదు)";
export const wordsMissing = "వారు చదవాల్సింది రాయండి.";
export const proceed = "కొనసాగించండి";
export const sureTitle = {
  approve: "ఈ వాలంటీర్‌ను ఆమోదించాలా?",
  ask: "ఈ ప్రశ్న పంపాలా?",
  decline: "ఈ దరఖాస్తును తిరస్కరించాలా?",
} as const;
export const sending = "పంపుతోంది...";
export const done = {
  approve: "ఆమోదించాం. వారికి తెలియజేశాం.",
  ask: "అడిగాం. వారికి తెలియజేశాం.",
  decline: "తిరస్కరించాం. వారికి తెలియజేశాం.",
} as const;
export const overtaken = "మీకంటే ముందే సహచరులు జవాబిచ్చారు. మీ జవాబు పంపలేదు.";
export const overtakenWords = "మీకంటే ముందే సహచరులు జవాబిచ్చారు. మీరు రాసింది పంపలేదు:";
/** Whether an applicant agrees to that. */
export const agreesToChecks = "సరిచూడటానికి సమ్మతి";
