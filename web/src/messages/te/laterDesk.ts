/** The later times for which people want a listener, as the desk shows them. */
export const title = "కోరిన సమయాలు";
export const count = (open: number) => `తీసుకోగలవి: ${open}`;
export const mine = "మీరు తీసుకున్నవి";
export const open = "తీసుకోగలవి";
export const none = "ప్రస్తుతం ఎవరూ సమయం కోరలేదు.";
export const zone = (name: string) => `${name} కాలమానం ప్రకారం.`;
export const take = "తీసుకుంటాను";
export const release = "వెనక్కి ఇస్తాను";
export const kept = "అప్పుడు ‘అందుబాటులో’ ఉండండి; ఇక వెనక్కి ఇవ్వలేరు.";
export const taken = "ఇది మీది. పది నిమిషాల ముందు గుర్తు చేస్తాం.";
export const released = "ఇప్పుడు దీన్ని వేరేవారు తీసుకోవచ్చు.";
export const slow = "సమయాలు ఇంకా లోడ్ అవుతున్నాయి.";
export const trouble = "సమయాలు ఇప్పుడు లోడ్ కావడం లేదు. మళ్లీ ప్రయత్నిస్తున్నాం.";
