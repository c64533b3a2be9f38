export const title = "మీ షిఫ్ట్‌లు";
export const lead = "మీరు ఎప్పుడు వినగలరో ఎంచుకోండి. ఇంకా ఎవరూ షిఫ్ట్ తీసుకోని చోట మీ సహాయం అందరికంటే ఎక్కువ అవసరం.";
export const loading = "షిఫ్ట్‌లు లోడ్ అవుతున్నాయి...";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const zoneIsIndia = "సమయాలన్నీ భారత సమయం ప్రకారం. ఆన్ కాల్ పేజీలో దీన్ని మార్చుకోవచ్చు.";
export const zoneIs = (zone: string) => `సమయాలన్నీ ${zone} ప్రకారం. ఆన్ కాల్ పేజీలో దీన్ని మార్చుకోవచ్చు.`;
export const mine = "మీవి";
export const noneMine = "మీకు ఇంకా షిఫ్ట్‌లు లేవు.";
export const open = "ఎక్కువ అవసరమైనవి";
/** How far ahead there are shifts. */
export const ahead = "ఈ రోజు, ఆ తర్వాత 13 రోజుల షిఫ్ట్‌లను ఎంచుకోవచ్చు. రోజూ అర్ధరాత్రి (భారత సమయం) మరో రోజు చేరుతుంది.";
export const day = "రోజు";
export const anyDay = "ఏ రోజైనా, ఎక్కువ అవసరమైనవి ముందు";
export const part = "రోజులో ఏ సమయం";
export const anyPart = "ఏ సమయమైనా";
export const parts = { morning: "ఉదయం", afternoon: "మధ్యాహ్నం", evening: "సాయంత్రం", night: "రాత్రి" };
/** Under the chosen part of the day. */
export const partlyIn = "ఈ సమయంలో కొంత భాగం మాత్రమే ఉన్న షిఫ్ట్‌లు కూడా ఇందులో ఉన్నాయి.";
export const noneFiltered = "ఈ సమయంలో ఖాళీగా ఉన్న షిఫ్ట్ లేదు. మరో రోజు లేదా సమయం ఎంచుకోండి.";
/** For several shifts with the same hours. */
export const places = (count: number) => `${count} మంది వినేవారు కావాలి`;
export const noneOpen = "మీ భాషల్లో ఇప్పుడు ఖాళీగా ఉన్న షిఫ్ట్ ఏదీ లేదు.";
export const more = "ఇంకా చూపండి";
export const toOnCall = "మీరు ఆన్ కాల్‌లో ఉండే సమయం ఎంచుకోండి";
export const hours = (count: number) => (count === 1 ? "1 గంట" : `${count} గంటలు`);
/** How many listeners a shift has: in all of its hours, or in some. */
export const has = (cover: number, need: number) => `వినేవారు ${need} మందిలో ${cover}`;
export const hasIn = (span: string, cover: number, need: number) =>
  cover === 0 ? `${span}: ఇంకా ఎవరూ లేరు` : `${span}: వినేవారు ${need} మందిలో ${cover}`;
export const enough = "ఈ సమయానికి చాలినంత మంది ఉన్నారు";
export const nobodyYet = "ఈ షిఫ్ట్‌ను ఇంకా ఎవరూ తీసుకోలేదు";
export const fromColleague = "మీరు తీసుకోగలరా అని సహచరులు అడుగుతున్నారు";
export const hasBegun = "ఇది మొదలైంది";
export const offered = "సహచరులను అడిగాం; ఎవరైనా తీసుకునే వరకు మీదే";
export const states = {
  open: "ఖాళీ",
  gap: "ఖాళీ",
  taken:
    "ఇది మీదే. మొదలవడానికి పన్నెండు గంటల ముందు నోటిఫికేషన్ పంపి, ఈ పేజీలోనూ ఖరారు చేయమని అడుగుతాం; జవాబు రాకపోతే మొదలవడానికి రెండు గంటల ముందు ఈ షిఫ్ట్ మళ్లీ ఖాళీ అవుతుంది.",
  confirmed: "ఖరారైంది",
  there: "మీరు అక్కడ ఉన్నారు",
  missed: "రాలేకపోయారు",
  over: "ముగిసింది",
};
/** For a shift that is to be confirmed now. */
/** For somebody who is not at the desk yet; before the phone number of the team. */
export const begun = "ఇది మొదలైంది: మీరు డెస్క్‌లో ‘అందుబాటులో’ ఉంటారని ఎదురుచూస్తున్నాం. రాలేకపోతే దయచేసి బృందానికి ఫోన్ చేయండి:";
export const asked = "మీరు వస్తారని దయచేసి ఖరారు చేయండి. జవాబు రాకపోతే మొదలవడానికి రెండు గంటల ముందు ఈ షిఫ్ట్ మళ్లీ ఖాళీ అవుతుంది.";
export const wishes = {
  take: "ఈ షిఫ్ట్ తీసుకుంటాను",
  "give-up": "వదులుకుంటాను",
  offer: "సహచరులను అడుగుతాను",
  keep: "నా దగ్గరే ఉంచుకుంటాను",
  confirm: "నేను వస్తాను",
};
export const giveUpTitle = "ఈ షిఫ్ట్‌ను వదులుకుంటారా?";
export const giveUpText = "అప్పుడు ఇది మీది కాదు; వేరేవారు తీసుకోవచ్చు.";
export const keepIt = "ఉంచుకుంటాను";
export const taken = "ఇప్పుడు మీది";
export const done = {
  take: "ఇది మీదే. ధన్యవాదాలు.",
  "give-up": "వదులుకున్నారు. ఇప్పుడు వేరేవారు తీసుకోవచ్చు.",
  offer: "అడిగాం. సహచరులు తీసుకునే వరకు ఇది మీదే.",
  keep: "ఇది మీ దగ్గరే ఉంటుంది.",
  confirm: "ఖరారైంది. ధన్యవాదాలు.",
};
export const caps = {
  week: "ఈ వారం మీకు ఇప్పటికే 12 గంటలు ఉన్నాయి",
  night: "రాత్రి షిఫ్ట్‌కు చాలా దగ్గరగా ఉంది: 8 గంటల విశ్రాంతి ఉండాలి",
  break: "మీ మరో షిఫ్ట్‌కు చాలా దగ్గరగా ఉంది",
};
export const calendar = "క్యాలెండర్";
export const calendarIs = "మీ సొంత క్యాలెండర్‌లో మీ షిఫ్ట్‌లు కనిపిస్తాయి: ఇక్కడి చిరునామాను అక్కడ ఇంటర్నెట్ క్యాలెండర్‌గా చేర్చండి. సమయాలు మాత్రమే కనిపిస్తాయి.";
export const calendarAddress = "మీ క్యాలెండర్ చిరునామా";
export const calendarSecret = "ఈ చిరునామా ఉన్నవారికి మీ షిఫ్ట్‌లు కనిపిస్తాయి. కొత్తది చేస్తే పాతది పని చేయదు.";
export const copyCalendar = "చిరునామా కాపీ చేయండి";
export const makeCalendar = "చిరునామా తయారు చేయండి";
export const replaceCalendar = "కొత్త చిరునామా తయారు చేయండి";
export const calendarCopied = "కాపీ అయింది.";
export const calendarSelected = "చిరునామా ఎంపికైంది. ఇప్పుడు కాపీ చేయవచ్చు.";
export const calendarMade = "మీ క్యాలెండర్‌కు ఇప్పుడు చిరునామా ఉంది.";
export const calendarReplaced = "ఇది కొత్త చిరునామా. పాతది ఇక పని చేయదు.";
