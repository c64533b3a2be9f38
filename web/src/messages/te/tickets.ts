export const questions = "బృందానికి ప్రశ్నలు";
export const allQuestions = "అన్ని ప్రశ్నలు";
export const noSuchQuestion = "ఈ ఐడీతో ప్రశ్న లేదు.";
export const noQuestions = "ఎదురుచూస్తున్న ప్రశ్నలు లేవు.";
export const feedback = "అభిప్రాయాలు";
export const noFeedback = "ఇంకా అభిప్రాయాలు లేవు.";
export const answerField = "మీ జవాబు";
export const answer = "జవాబివ్వండి";
export const answering = "పంపుతున్నాం...";
export const answered = "జవాబు వెళ్లింది. వారికి తెలుస్తుంది.";
export const asked = (day: string, language: string) => `${day} · ${language}`;
/** Opens the form of the answer. */
export const write = "జవాబు రాయండి";
export const overtaken = (question: string) => `“${question}” కు మీకంటే ముందే సహచరులు జవాబిచ్చారు. మీరు రాసింది పంపలేదు:`;
export const close = "మూసివేయండి";
export const answeredOnes = "జవాబిచ్చినవి";
export const noAnswered = "ఇంకా ఏ ప్రశ్నకూ జవాబివ్వలేదు.";
export const answerWas = "జవాబు:";
