/** Asking for a listener at a later time. */
export const ask = "తర్వాతి సమయం ఎంచుకోండి";
export const text = "మీ మాట వినడానికి ఎప్పుడు ఒకరు ఉండాలో ఎంచుకోండి. వరుసలో మీ స్థానం అలాగే ఉంటుంది.";
export const label = "ఎప్పుడు (భారత సమయం)";
export const how = "మీకు ఎలా గుర్తు చేయాలి?";
/** Closes the choice of a time. */
export const close = "ఇప్పుడు వద్దు";
export const asked = (when: string) => `మీరు అడిగిన సమయం: ${when} (భారత సమయం). ఎవరైనా వస్తామని చెప్పగానే మీకు చెబుతాం.`;
export const taken = (when: string) => `మీ మాట వినడానికి ఒకరు వస్తారు: ${when} (భారత సమయం). పది నిమిషాల ముందు గుర్తు చేస్తాం.`;
export const none = (when: string) =>
  `క్షమించండి: ${when} (భారత సమయం), ఈ సమయానికి ఎవరికీ వీలు కాలేదు. ఇక్కడే ఉండవచ్చు, మీ వంతు వచ్చినప్పుడు చెప్పమనవచ్చు, లేదా వేరే సమయం ఎంచుకోవచ్చు.`;
export const missed = (when: string) =>
  `క్షమించండి: ${when} (భారత సమయం), ఈ సమయానికి వస్తామన్నవారు రాలేదు. వరుసలో మీ పాత స్థానం అలాగే ఉంది, మా బృందానికి తెలియజేశాం.`;
/** After `asked` and `taken`, unless somebody may be in danger. */
export const mayClose = "ఈ పేజీని మూసేయవచ్చు.";
/** Shown when a listener comes before the requested time, and once they have written. */
export const timeEnds = (when: string) => `మీరు అడిగిన సమయం (${when}, భారత సమయం) వారు మీకు రాయగానే రద్దవుతుంది.`;
export const timeEnded = (when: string) => `మీ మాట వినడానికి ఒకరు వచ్చారు కాబట్టి మీరు అడిగిన సమయం (${when}, భారత సమయం) రద్దయింది.`;
export const change = "వేరే సమయం ఎంచుకోండి";
export const cancel = "ఈ సమయాన్ని రద్దు చేయండి";
export const keep = "నా సమయం అలాగే ఉంచండి";
/** Replaces the choice for somebody who may be in danger. */
export const stay = "దయచేసి ఇక్కడే ఉండండి, వీలైనంత త్వరగా మీ మాట వినడానికి ఒకరు వస్తారు.";
