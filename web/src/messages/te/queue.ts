export const place = (position: number) => {
  if (position <= 1) return "తర్వాత మీరే.";
  return position === 2 ? "మీకన్నా ముందు ఒకరు ఉన్నారు." : `మీకన్నా ముందు ${position - 1} మంది ఉన్నారు.`;
};
/** In a crisis, instead of the place: if nobody stands before them, and otherwise. */
export const firstOfAll = "ముందుగా మీరే.";
export const amongFirst = "ముందున్నవారిలో మీరున్నారు.";
/** In a crisis; `askingNow`: while an offer of them is open, `askingNext`: while none is. */
export const askingNow = "ఇప్పుడు ఒక వినేవారిని అడుగుతున్నాం.";
export const askingNext = "ముందుగా ఖాళీ అయ్యే వినేవారిని అడుగుతాం.";
/** Beside the text of a crisis, where there is room for one line only. */
export const nobodyYet = "ఇంకా ఎవరూ ఖాళీగా లేరు.";
/** If the place is not known. */
export const inQueue = "మీరు వరుసలో ఉన్నారు.";
export const expected = (half: number, most: number) =>
  half === most
    ? `చాలామందికి ${half} ని. లోపు వినేవారు దొరుకుతారు.`
    : `సగం మందికి ${half} ని. లోపు, చాలామందికి ${most} ని. లోపు వినేవారు దొరుకుతారు.`;
export const expectedHalf = (half: number) => `సగం మందికి ${half} ని. లోపు వినేవారు దొరుకుతారు.`;
/** If too little is known to say more. */
export const fewListeners = "ఇప్పుడు వినేవాళ్లు కొద్దిమందే ఉన్నారు.";
export const nobodyThere = "ఇప్పుడు వినేవారు ఎవరూ ఖాళీగా లేరు.";
/** After `nobodyThere`; left out where there is no room. */
export const keptForNext = "ఇప్పుడు మీరు రాసేది భద్రంగా ఉంటుంది, తర్వాత వచ్చేవారు చదువుతారు.";
