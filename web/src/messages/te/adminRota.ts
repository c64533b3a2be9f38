/** The rota in the admin area. */
export const lead = "వచ్చే రెండు వారాల్లో ప్రతి గంటకు ఎంతమంది వాలంటీర్లు కావాలి, ఎంతమందికి షిఫ్ట్ ఉంది.";
export const zoneIsIndia = "సమయాలన్నీ భారత సమయం ప్రకారం.";
export const zoneIs = (zone: string) => `సమయాలన్నీ ${zone} ప్రకారం.`;
export const forLanguage = "భాష";
export const all = "అన్ని భాషలు";
export const map = "అవసరం, ఉన్నవారు";
export const key = "ప్రతి గంటలో: కావలసిన వారిలో షిఫ్ట్ ఉన్నవారు, దాని కింద ఎంతమంది తక్కువ. గీత ఉంటే ఎవరూ అవసరం లేదు.";
export const curve = "* ఉన్న రోజులు ఊహించిన లెక్క మీద ఆధారపడ్డాయి; కొలిచినది ఇంకా తక్కువ.";
export const day = "రోజు";
export const cell = (need: number, cover: number, gap: number) => `కావలసినవారు ${need}, ఉన్నవారు ${cover}, తక్కువ ${gap}`;
export const noNeed = "ఎవరూ అవసరం లేదు";
export const noDays = "షిఫ్ట్‌ల పట్టికలో ఇంకా రోజులు లేవు. కొన్ని నిమిషాల్లో తయారవుతాయి.";
export const gaps = "ఖాళీలు";
export const noGaps = "వచ్చే రెండు వారాల్లో వాలంటీర్లు ఎక్కడా తక్కువ లేరు.";
export const when = "ఎప్పుడు";
export const language = "భాష";
export const needed = "కావలసినవారు";
export const there = "షిఫ్ట్ ఉన్నవారు";
export const missing = "తక్కువ";
export const who = "షిఫ్ట్ ఎవరిది";
export const nobody = "ఎవరూ లేరు";
export const confirmed = "ఖరారైంది";
export const unconfirmed = "ఇంకా ఖరారు కాలేదు";
export const balance = "ఒక్కో వాలంటీర్ గంటలు";
export const balanceKey = (hours: number) => `సోమవారం నుంచి ఆదివారం వరకు వారానికి ${hours} గంటలకు మించి ఎవరికీ ఉండకూడదు.`;
export const noListeners = "ఇంకా ఎవరికీ షిఫ్ట్ లేదు.";
export const listener = "వాలంటీర్";
export const weekFrom = (monday: string) => `${monday} నుంచి వారం`;
export const ofMost = (hours: string, most: string) => `${most} గంటల్లో ${hours}`;
export const twoWeeks = "ఈ రెండు వారాల్లో";
export const hours = (count: string) => `${count} గం.`;
export const nights = "వీటిలో రాత్రివి";
export const missed = "రానివి, నాలుగు వారాల్లో";
export const lapsed = "ఖరారు చేయనివి, మొత్తం";
export const noShows = "వాలంటీర్ రాని షిఫ్ట్‌లు";
export const noShowsKey = "గత నాలుగు వారాలవి, కొత్తవి ముందు.";
export const noNoShows = "గత నాలుగు వారాల్లో ఎవరూ తమ షిఫ్ట్‌కు రాకుండా ఉండలేదు.";
export const noPastShifts = "గత నాలుగు వారాల్లో ఎవరికీ షిఫ్ట్ లేదు.";
/** Announced by screen readers before the figures of a past hour. */
export const over = "గడిచిన గంట:";
export const soonest = "ముందు వచ్చేవి మొదట";
export const greatest = "ఎక్కువ మంది తక్కువైనవి మొదట";
export const gapsOrder = "ఖాళీ గంటల క్రమం";
export const shiftsAhead = "రాబోయే షిఫ్ట్‌లు";
export const shiftCount = (count: number) => (count === 1 ? "1 షిఫ్ట్" : `${count} షిఫ్ట్‌లు`);
export const noneAhead = "ఏవీ లేవు";
export const tonight = "ఈ రాత్రి ఆన్ కాల్‌లో ఉన్నవారు";
export const tonightKey =
  "భారత సమయం ప్రకారం రాత్రి 9 నుంచి ఉదయం 7 వరకు, ప్రతి గంటలో ఎంతమంది వాలంటీర్ల ఫోన్‌లు అందరి కోసం మోగవచ్చు. డెస్క్ షిఫ్ట్‌లను ఇక్కడ లెక్కించలేదు.";
/** Only while somebody is named in an hour. */
export const openForNames = "పేర్లు చూడటానికి గంటను తెరవండి.";
/** After 'Nobody', for an hour in which these listeners do not count. */
export const pageOnlyCount = (count: number) =>
  count === 1 ? "పేజీ తెరిచి ఉన్నప్పుడు మాత్రమే ఒకరు" : `పేజీ తెరిచి ఉన్నప్పుడు మాత్రమే ${count} మంది`;
export const partOnlyCount = (count: number) =>
  count === 1 ? "గంటలో కొంతసేపు మాత్రమే ఒకరు" : `గంటలో కొంతసేపు మాత్రమే ${count} మంది`;
export const nobodyAt = (spoken: string, times: string) => `${spoken}: ఈ గంటల్లో ఎవరూ ఆన్ కాల్‌లో లేరు: ${times}.`;
export const nobodyAllNight = (spoken: string) => `${spoken}: ఏ గంటలోనూ ఎవరూ ఆన్ కాల్‌లో లేరు.`;
export const somebodyAlways = (spoken: string) => `${spoken}: ప్రతి గంటలోనూ ఎవరో ఒకరు ఆన్ కాల్‌లో ఉన్నారు.`;
export const noneTonight = "ఈ రాత్రి తమ ఫోన్ మోగవచ్చని ఏ వాలంటీర్ చెప్పలేదు.";
/** The link from who is on call. */
export const theirHours = "వారి గంటలు, షిఫ్ట్‌ల పట్టికలో";
export const hour = "గంట";
/** In a cell, after the number of listeners who are on call for everybody. */
export const forCrisisToo = (count: number) => `అత్యవసరానికి +${count}`;
/** After a listener's name. */
export const partOfHour = "గంటలో కొంతసేపు";
export const forCrisisOnly = "అత్యవసరానికి మాత్రమే";
export const speaksLittle = "ఈ భాష కొద్దిగా మాట్లాడతారు";
export const pageOnly = "లెక్కించలేదు: వారి పేజీ తెరిచి ఉన్నప్పుడు మాత్రమే";
export const today = "ఈరోజు";
/** In the cell of the present hour; the next one is announced before its figures. */
export const nowMark = "ఇప్పుడు";
export const now = "ఇప్పుడు:";
export const redIs = "ఎరుపు: వచ్చే 48 గంటల్లో ఎవరికీ షిఫ్ట్ లేని గంట. ఆ తర్వాతి గంటలు ఇంకా నిండవచ్చు.";
