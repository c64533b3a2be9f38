export const questions = "బృందానికి ప్రశ్నలు";
export const allQuestions = "అన్ని ప్రశ్నలు";
export const noSuchQuestion = "ఈ ఐడీతో ప్రశ్న లేదు.";
export const noQuestions = "ఎదురుచూస్తున్న ప్రశ్నలు లేవు. ప్రశ్నలను “సపోర్ట్” పేజీలో రాస్తారు; దాని లింక్ “మమ్మల్ని సంప్రదించండి”లో ఉంది.";
export const feedback = "అభిప్రాయాలు";
export const allFeedback = "అన్ని అభిప్రాయాలు";
export const noSuchFeedback = "ఈ ఐడీతో అభిప్రాయం లేదు.";
export const noFeedback = "ఇంకా అభిప్రాయాలు లేవు.";
export const answerField = "మీ జవాబు";
export const answerHelp = "ఇది వెంటనే వెళ్తుంది, తర్వాత మార్చలేరు.";
export const answer = "జవాబివ్వండి";
export const answering = "పంపుతున్నాం...";
export const answered = "జవాబు వెళ్లింది. వారికి తెలుస్తుంది.";
export const asked = (day: string, language: string) => `${day} · ${language}`;
/** Opens the form for the answer. */
export const write = "జవాబు రాయండి";
export const overtaken = (question: string) => `“${question}” కు మీకంటే ముందే సహచరులు జవాబిచ్చారు. మీరు రాసింది పంపలేదు:`;
export const answeredOnes = "జవాబిచ్చినవి";
export const noAnswered = "ఇంకా ఏ ప్రశ్నకూ జవాబివ్వలేదు.";
export const answerWas = "జవాబు:";
/** Before the address of somebody who gave feedback; and where there is none. */
export const answerByEmail = "ఈమెయిల్‌తో జవాబివ్వండి:";
export const noAnswerByEmail = "దీనికి జవాబివ్వలేం: ఈ ఖాతాకు ఈమెయిల్ చిరునామా లేదు.";
/** The mark of a text of danger whose case is open, and the link to its case. */
export const danger = "ఇందులో ప్రాణాపాయం గురించి ఉంది";
export const dangerCase = "భద్రతలో దీని కేసు";
export const dangerCaseClosed = "భద్రతలో దీని కేసు, ఇది ముగిసింది";
