export const hours = "గంట, ప్రమాద స్థాయి వారీగా";
export const explained = "గత 14 రోజులు: ఎదురుచూపు మొదలైన గంట (భారత సమయం), ముగిసినప్పటి ప్రమాద స్థాయి వారీగా.";
/** Explains the words of a chart. */
export const howEnded =
  "వాలంటీర్ వచ్చినవారు: ఎవరో వారిని స్వీకరించారు, కానీ ఇంకా ఏమీ రాసి ఉండకపోవచ్చు. వెళ్లిపోయినవారు: వరుస వదిలారు. దూరమైనవారు: ఎవరూ రాకముందే వారి పేజీ మూసుకుంది; తిరిగి వచ్చినవారిని మళ్లీ లెక్కిస్తాం.";
export const lost = "దూరమైనవారు";
export const risk = "ప్రమాద స్థాయి";
export const hour = "గంట";
export const allHours = "అన్ని గంటలు";
export const atRisk = { crisis: "అత్యవసరం, గంటల వారీగా", concern: "గమనించాలి, గంటల వారీగా", none: "మిగతావారు, గంటల వారీగా" };
export const ended = "ఎదురుచూపులు ఎలా ముగిశాయి";
export const tonight = "ఈ రాత్రి, 9 గంటల నుంచి:";
export const lastNight = "నిన్న రాత్రి 9 నుంచి ఉదయం 6 వరకు:";
export const ofLastNight = (all: number, taken: number, left: number, closed: number) =>
  `${all === 1 ? "ఒకరు" : `${all} మంది`} ఎదురుచూశారు: ${taken === 1 ? "ఒకరితో" : `${taken} మందితో`} వాలంటీర్ మాట్లాడారు, ${left === 1 ? "ఒకరు" : `${left} మంది`} వరుస వదిలి వెళ్లారు, ${closed === 1 ? "ఒకరు" : `${closed} మంది`} ఎవరూ రాకముందే పేజీ మూసేశారు.`;
/** Before `ofLastNight`. */
export const lastWeek = "గత ఏడు రోజులు:";
export const soonOf = (count: number, of: number) => `${of === 1 ? "ఒకరిలో" : `${of} మందిలో`} నిమిషంలోపు దొరికినవారు: ${count}.`;
/** The charts of the last 14 days. */
export const charts = { waits: "ఎదురుచూపులు", work: "గుర్తులు, గంటలు" } as const;
export const whichCharts = "ఏ చార్టులు";
