export const questions = "टीम से सवाल";
export const allQuestions = "सभी सवाल";
export const noSuchQuestion = "इस आईडी का कोई सवाल नहीं है।";
export const noQuestions = "कोई सवाल इंतज़ार में नहीं है।";
export const feedback = "सुझाव";
export const allFeedback = "सभी सुझाव";
export const noSuchFeedback = "इस आईडी का कोई सुझाव नहीं है।";
export const noFeedback = "अभी कोई सुझाव नहीं है।";
export const answerField = "आपका जवाब";
export const answerHelp = "यह तुरंत भेजा जाता है, और बाद में बदला नहीं जा सकता।";
export const answer = "जवाब दें";
export const answering = "भेज रहे हैं...";
export const answered = "जवाब दे दिया गया। व्यक्ति को बता दिया गया है।";
export const asked = (day: string, language: string) => `${day} · ${language}`;
/** Opens the form of the answer. */
export const write = "जवाब लिखें";
export const overtaken = (question: string) =>
  `“${question}” का जवाब आपसे पहले किसी साथी ने दे दिया। आपने जो लिखा था, वह नहीं भेजा गया:`;
export const close = "बंद करें";
export const answeredOnes = "जिनका जवाब दिया गया";
export const noAnswered = "अभी किसी सवाल का जवाब नहीं दिया गया।";
export const answerWas = "जवाब:";
