export const takeOverTitle = (alias: string) => `${alias}తో చాట్ మీరు తీసుకుంటారా?`;
export const takeOverText =
  "ఇప్పుడు మరో వాలంటీర్ వీరితో ఉన్నారు. వీరు ఐదు నిమిషాలు జవాబు కోసం ఎదురుచూశాక (ప్రమాదంలో ఉంటే ఒకటిన్నర నిమిషం తర్వాత) మీరు తీసుకోవచ్చు. అప్పటివరకు ఆ వాలంటీరే మీకు అప్పగించగలరు. వినేవారు మారారని వీరికి చెబుతాం.";
/** Once they may be taken over. `minutes`: how long they have waited. */
export const takeOverNow = (minutes: number) =>
  `మీరు ఇప్పుడే తీసుకోవచ్చు: వీరు ${minutes === 1 ? "1 నిమిషంగా" : `${minutes} నిమిషాలుగా`} తమ వాలంటీర్ జవాబు కోసం ఎదురుచూస్తున్నారు. వినేవారు మారారని వీరికి చెబుతాం.`;
export const takeOverReason = "ఎందుకు తీసుకుంటున్నారు?";
export const takeOverHelp = "బృందం నమోదు కోసం, 300 అక్షరాల వరకు.";
export const takeOverMissing = "దయచేసి కారణం రాయండి.";
export const takeOver = "నేను తీసుకుంటాను";
