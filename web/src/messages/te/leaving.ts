export const leave = "వరుస నుంచి తప్పుకోండి";
export const endTitle = "ఈ సంభాషణను ముగించాలా?";
export const endText = "మీరు రాసింది మీ కోసం ఇక్కడే ఉంటుంది, ఎప్పుడైనా మళ్లీ రాయవచ్చు.";
export const endKeep = "మాట్లాడుతూ ఉంటాను";
export const leaveTitle = "వరుస నుంచి తప్పుకుంటారా?";
export const leaveText =
  "మీరు వెళ్తే వినేవారు ఎవరూ రారు. మీరు రాసింది ఇక్కడ మీ కోసం ఉంటుంది, కానీ కొత్తగా వచ్చేవారికి కనిపించదు. ఎప్పుడైనా తిరిగి రావచ్చు.";
export const leaveStay = "ఎదురు చూస్తాను";
export const left = "మీరు వరుస నుంచి తప్పుకున్నారు. ఎప్పుడైనా తిరిగి రావచ్చు.";
/** For somebody who can't write again at present. */
export const locked = {
  leaveText: "మీరు వెళ్తే వినేవారు ఎవరూ రారు. మీరు రాసింది ఇక్కడే ఉంటుంది, చదువుకోవచ్చు.",
  endText: "మీరు రాసింది ఇక్కడే ఉంటుంది, చదువుకోవచ్చు.",
};
/** Beside the help lines in a crisis. */
export const helpText = "ఇప్పుడే ఉచితంగా ఫోన్ చేయవచ్చు, పగలైనా రాత్రైనా.";
