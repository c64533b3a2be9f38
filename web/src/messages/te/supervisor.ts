export const callSupervisor = "సూపర్‌వైజర్‌ను పిలవండి";
export const supervisorText =
  "ఈ సంభాషణ గురించి ఒక కేసు వెంటనే బృందానికి వెళ్తుంది. సందేశాలు మాత్రం ఎవరికీ కనిపించవు. ఆగలేని పరిస్థితి అయితే ఫోన్ కూడా చేయండి.";
export const supervisorTextInCall = "కింద నొక్కితే ఈ కాల్ గురించి ఒక కేసు బృందానికి వెళ్తుంది. ఆగలేని పరిస్థితి అయితే ఫోన్ కూడా చేయండి.";
export const supervisorPhone = (number: string) => `${number} కు ఫోన్ చేయండి`;
export const supervisorAsk = "ఇప్పుడే బృందానికి చెప్పండి";
export const supervisorTold = (when: string) => `మీకు సూపర్‌వైజర్ కావాలని బృందానికి చెప్పాం (${when}).`;
export const callAgain = "బృందానికి మళ్లీ చెప్పండి";
/** For the next listener. */
export const calledByColleague = (when: string) => `ఈ సంభాషణకు సూపర్‌వైజర్ కావాలని మీ సహచరులొకరు బృందానికి ఇప్పటికే చెప్పారు (${when}).`;
export const caseOpen = "బృందం ఈ కేసును ఇంకా ముగించలేదు, చూసి ఉండకపోవచ్చు కూడా.";
export const caseClosed = (when: string) => `బృందం ఈ కేసును ముగించింది (${when}).`;
