export const label = "ఇప్పుడు మీ కోసం సహాయ నంబర్లు";
export const title = "మీరు ముఖ్యం. ఈ బాధను మీరు ఒంటరిగా మోయనవసరం లేదు.";
export const text = "ఇప్పుడే ఉచితంగా ఫోన్ చేయవచ్చు, పగలైనా రాత్రైనా. ఈ చాట్ తెరిచే ఉంటుంది.";
/** After the answer Yes to whether they think of ending their life, by the state of their talk. */
export const saidYes = {
  active: "మీరు అవును అన్నారు. మీ మాట వినేవారికి తెలుసు.",
  waiting: "మీరు అవును అన్నారు. ఇప్పుడు వరుసలో అందరికంటే ముందున్నవారిలో మీరున్నారు.",
};
export const endedTitle = "ఈ బాధను మీరు ఒంటరిగా మోయనవసరం లేదు.";
export const endedText = "బాధ ఎక్కువైతే వెంటనే ఫోన్ చేయండి: పగలైనా రాత్రైనా ఉచితం.";
export const names = { "tele-manas": "టెలి-మానస్", "tele-manas-toll-free": "టెలి-మానస్, మరో ఉచిత నంబర్", emergency: "అత్యవసరం" };
