/** For a listener in a call whose caller may be in danger: the button in the call bar, and its dialog. */
export const open = "అత్యవసర సహాయం";
export const title = "కాల్ చేసినవారు ప్రమాదంలో ఉంటే";
export const steps = [
  "కాల్‌లోనే ఉండండి. నెమ్మదిగా, ప్రశాంతంగా మాట్లాడండి; మీరు చెప్పడం మంచిదైంది అని చెప్పండి.",
  "సూటిగా అడగండి: “మీరు ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?” అడగడం వల్ల ఆ ఆలోచన కొత్తగా రాదు.",
  "వారు ఒంటరిగా ఉన్నారా, హాని చేసుకోగలిగే వస్తువు ఏదైనా దగ్గరలో ఉందా అని అడగండి. దాన్నుంచి దూరంగా వెళ్లమని, లేదా ఎవరికైనా ఇవ్వమని చెప్పండి.",
  "పగలూ రాత్రీ ఉచితమైన టెలి-మానస్ 14416 గురించి, గాయమైనా ప్రమాదంలో ఉన్నా 112 గురించి చెప్పండి.",
  "రహస్యంగా ఉంచుతామని మాట ఇవ్వకండి, వాదించకండి, నీతులు చెప్పకండి, మీరు ముందుగా కాల్ ముగించకండి. మీ సూపర్‌వైజర్‌కు చెప్పండి.",
];
export const flag = "ఈ కాల్‌ను అత్యవసరంగా గుర్తించండి";
export const flagText =
  "వారు ప్రాణం తీసుకోవాలని ఆలోచిస్తుంటే ఇక్కడ చెప్పండి: అప్పుడు సమయ పరిమితి ఈ కాల్‌ను ముగించదు, వారి చాట్‌కు జవాబిచ్చేవారికీ తెలుస్తుంది.";
export const flagged = "వారు అత్యవసర స్థితిలో ఉన్నారని మీరు చెప్పారు, లేదా వారు రాసిన దాన్నిబట్టి తెలిసింది. సమయ పరిమితి ఈ కాల్‌ను ముగించదు.";
/** In the bar of the call. In a small window the bar has only this sentence. */
export const inCrisis = "కాల్ చేసినవారు అత్యవసర స్థితిలో ఉన్నారు.";
export const inCrisisAsk = "ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా అని సూటిగా అడగండి. సమయ పరిమితి ఈ కాల్‌ను ముగించదు.";
/** `flagged` and `flagText` after the call. */
export const flaggedAfter = "వారు అత్యవసర స్థితిలో ఉన్నారు: వారి చాట్‌కు జవాబిచ్చేవారికి తెలుస్తుంది, సమయ పరిమితి వారి తర్వాతి కాల్‌ను ముగించదు.";
export const flagTextAfter =
  "వారు ప్రాణం తీసుకోవాలని ఆలోచిస్తుంటే ఇక్కడ చెప్పండి: వారి చాట్‌కు జవాబిచ్చేవారికి తెలుస్తుంది, సమయ పరిమితి వారి తర్వాతి కాల్‌ను ముగించదు.";
/** After a call whose end the server has stored. */
export const endedInCrisis = "వారు అత్యవసర స్థితిలో ఉన్నారు; మా బృందానికి తెలియజేశాం.";
/** After the listener ended the call here: without a network the server learns of it later. */
export const endingInCrisis = "వారు అత్యవసర స్థితిలో ఉన్నారు. ఈ కాల్ ముగిసిందని మా బృందానికి తెలియజేస్తాం.";
/** Asked before a listener ends a call in a crisis. The two questions of a conversation's end follow. */
export const endTitle = "అత్యవసర కాల్‌ను ముగించాలా?";
export const endText = "మీరు జవాబు రాసేంతవరకు కాల్ కొనసాగుతుంది. ఇప్పటికి వారికి ప్రమాదం లేదనిపిస్తేనే ముగించండి.";
export const endCall = "కాల్ ముగించండి";
export const backToCall = "కాల్‌కు తిరిగి వెళ్లండి";
/** In place of the question of `endTitle`, if the call has ended meanwhile. */
export const overTitle = (alias: string) => `${alias}తో కాల్ ముగిసింది`;
export const overText = "ఈ కాల్ గురించి మా బృందానికి తెలుసు. మీకు తెలిసింది వారికి చెప్పండి.";
export const tellTeam = "బృందానికి చెప్పండి";
/** The server refused it for good, for example after ten minutes. */
export const notTold = "కాల్ గురించి మీరు రాసినది బృందానికి చేరలేదు. దయచేసి మీ సూపర్‌వైజర్‌కు చెప్పండి.";
/** Beside the caller's alias while the call rings. */
export const crisis = "అత్యవసరం";
