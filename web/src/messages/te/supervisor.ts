export const callSupervisor = "సూపర్‌వైజర్‌ను పిలవండి";
export const supervisorText =
  "ఈ సంభాషణ గురించి ఒక కేసు వెంటనే బృందానికి వెళ్తుంది. సందేశాలు మాత్రం ఎవరికీ కనిపించవు. ఆగలేని పరిస్థితి అయితే ఫోన్ కూడా చేయండి.";
export const supervisorTextInCall = "కింద నొక్కితే ఈ కాల్ గురించి ఒక కేసు బృందానికి వెళ్తుంది. ఆగలేని పరిస్థితి అయితే ఫోన్ కూడా చేయండి.";
export const supervisorPhone = (number: string) => `${number} కు ఫోన్ చేయండి`;
export const supervisorAsk = "ఇప్పుడే బృందానికి చెప్పండి";
export const supervisorTold = (time: string) => `మీకు సూపర్‌వైజర్ కావాలని ${time}కి బృందానికి చెప్పాం.`;
export const callAgain = "బృందానికి మళ్లీ చెప్పండి";
