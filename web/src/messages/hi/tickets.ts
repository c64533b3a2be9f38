export const questions = "टीम से सवाल";
export const allQuestions = "सभी सवाल";
export const noSuchQuestion = "इस आईडी का कोई सवाल नहीं है।";
export const noQuestions = "कोई सवाल इंतज़ार में नहीं है। लोग सवाल “सहायता” पेज पर लिखते हैं, जिसका लिंक “हमसे संपर्क करें” पर है।";
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
/** Opens the form for the answer. */
export const write = "जवाब लिखें";
export const overtaken = (question: string) =>
  `“${question}” का जवाब आपसे पहले किसी साथी ने दे दिया। आपने जो लिखा था, वह नहीं भेजा गया:`;
export const answeredOnes = "जिनका जवाब दिया गया";
export const noAnswered = "अभी किसी सवाल का जवाब नहीं दिया गया।";
export const answerWas = "जवाब:";
/** Before the address of somebody who gave feedback; and where there is none. */
export const answerByEmail = "ईमेल से जवाब दें:";
export const noAnswerByEmail = "इसका जवाब नहीं दिया जा सकता: इस खाते का कोई ईमेल पता नहीं है।";
/** The mark of a text of danger whose case is open, and the link to its case. */
export const danger = "इसमें ख़तरे की बात है";
export const dangerCase = "सुरक्षा में इसका मामला";
export const dangerCaseClosed = "सुरक्षा में इसका मामला, जो बंद हो चुका है";
