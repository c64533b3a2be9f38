export const callSupervisor = "సూపర్‌వైజర్‌ను పిలవండి";
/** Beside the button of that name; a call by telephone has a button of its own. */
export const supervisorHow = "‘సూపర్‌వైజర్‌ను పిలవండి’ నొక్కితే బృందానికి రాతపూర్వకంగా చెప్తాం.";
export const supervisorText =
  "‘ఇప్పుడే బృందానికి చెప్పండి’ నొక్కితే ఈ సంభాషణ గురించి ఒక కేసు బృందానికి వెళ్తుంది. సందేశాలు మాత్రం ఎవరికీ కనిపించవు. ఆగలేని పరిస్థితి అయితే ఫోన్ కూడా చేయండి.";
export const supervisorTextInCall =
  "‘ఇప్పుడే బృందానికి చెప్పండి’ నొక్కితే ఈ కాల్ గురించి ఒక కేసు బృందానికి వెళ్తుంది. ఆగలేని పరిస్థితి అయితే ఫోన్ కూడా చేయండి.";
export const supervisorPhone = (number: string) => `సూపర్‌వైజర్‌కు ఫోన్ చేయండి: ${number}`;
export const supervisorAsk = "ఇప్పుడే బృందానికి చెప్పండి";
export const notTold = "బృందానికి చెప్పలేకపోయాం.";
/** Neither the call nor its answer may have arrived. */
export const maybeNotTold = "కనెక్షన్ లేదు కాబట్టి బృందానికి చెప్పలేకపోయి ఉండవచ్చు. ‘ఇప్పుడే బృందానికి చెప్పండి’ మళ్లీ నొక్కండి, లేదా ఫోన్ చేయండి.";
export const supervisorTold = (when: string) => `మీకు సూపర్‌వైజర్ కావాలని బృందానికి చెప్పాం (${when}).`;
export const callAgain = "బృందానికి మళ్లీ చెప్పండి";
/** Shown to the next listener. */
export const calledByColleague = (when: string) => `ఈ సంభాషణకు సూపర్‌వైజర్ కావాలని మీ సహచరులొకరు బృందానికి ఇప్పటికే చెప్పారు (${when}).`;
export const caseOpen = "బృందం ఈ కేసును ఇంకా ముగించలేదు, చూసి ఉండకపోవచ్చు కూడా.";
/** Instead of `caseOpen`, and after `caseReopened`. */
export const caseSeen = (when: string) => `ఒక అడ్మిన్ దీన్ని చూస్తున్నారు (${when} నుంచి).`;
export const caseClosed = (when: string) => `బృందం ఈ కేసును ముగించింది (${when}).`;
export const caseReopened = (when: string) => `బృందం ఈ కేసును మళ్లీ తెరిచింది (${when}).`;
