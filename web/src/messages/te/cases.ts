/** The row of a case on a phone, which opens the rest; and who looks at a case. */

/** What an open case asks for. */
export const due = {
  reach: "వాలంటీర్‌తో మాట్లాడండి",
  read: "రాసినది చదవండి",
  look: "ఎవరు వేచి ఉన్నారో చూడండి",
  decide: "నిర్ణయించండి",
  close: "మూసేయండి",
};
export const closed = "మూసేశారు";

/** The buttons with which an admin says that they look at an open case, and gives it back. */
export const look = "నేను చూస్తున్నాను";
export const release = "మరొకరు చూడాలి";
/** After the name of the admin who looks at it, and the same for the reader. */
export const looksSince = (time: string) => `దీన్ని ${time} నుంచి చూస్తున్నారు.`;
export const youLookSince = (time: string) => `మీరు దీన్ని ${time} నుంచి చూస్తున్నారు.`;
/** If they said long ago that they look at it. */
export const tookIt = (when: string) => `దీన్ని తీసుకున్నారు (${when}), కానీ ముగించలేదు. ఇప్పుడు ఎవరైనా తీసుకోవచ్చు.`;
export const youTookIt = (when: string) => `మీరు దీన్ని తీసుకున్నారు (${when}), కానీ ముగించలేదు. ఇప్పుడు ఎవరైనా తీసుకోవచ్చు.`;
/** In the row of a phone. */
export const onIt = (name: string) => `${name} చూస్తున్నారు`;
export const youAreOnIt = "మీరు చూస్తున్నారు";
/** What follows. */
export const looking = "ఈ కేసును మీరు చూస్తున్నారు. అది మీ సహచరులకు కనిపిస్తుంది.";
export const lookingToldListener = "ఈ కేసును మీరు చూస్తున్నారు. ఒక అడ్మిన్ దీన్ని చూస్తున్నారని వాలంటీర్‌కు చెప్తాం, ఎవరో మాత్రం చెప్పం.";
export const released = "ఇది మళ్లీ ఎవరూ చూడని కేసులలో ఉంది.";
export const lookedMeanwhile = "మీ సహచరులొకరు దీన్ని ఇప్పటికే చూస్తున్నారు. వారి పేరు కేసులో ఉంది.";
