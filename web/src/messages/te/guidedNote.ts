/** A note for oneself in three steps. It is written in distress: one short question at a time. */
export const title = "మీకోసం ఒక చిన్న నోట్";
export const steps = [
  { label: "ఎక్కువ బాధపెట్టేది", question: "ఇప్పుడు మిమ్మల్ని ఎక్కువగా బాధపెడుతున్నది ఏమిటి?" },
  { label: "ఒక చిన్న పని", question: "కాస్త ఊరటనిచ్చే ఒక చిన్న పని ఏది?" },
  { label: "ఎప్పుడు", question: "దాన్ని ఎప్పుడు చేయగలరు?" },
];
export const empty = "ఇంకా ఏమీ రాయలేదు.";
export const stays = "ఇది ఈ ఫోన్‌లోనే ఉంటుంది. మీరు పంపితే తప్ప ఎవరూ చదవరు.";
export const handed = "ఇది ఇప్పుడు చాట్‌లో ఉంది. మీకు జవాబిచ్చేవారు చదువుతారు.";
export const back = "వెనక్కి";
export const next = "తర్వాత";
export const remove = "నోట్ తొలగించండి";
export const hand = "వినేవారికి పంపండి";
