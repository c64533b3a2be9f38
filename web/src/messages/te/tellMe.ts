/** The choice to be told of one's turn while the page is closed. */
export const ask = "నా వంతు వచ్చినప్పుడు చెప్పండి";
export const text =
  "మీకు ఎలా చెప్పాలో ఎంచుకోండి; ఆ తర్వాత ఈ పేజీని మూసేయవచ్చు. వినేవారు ఖాళీ అయినా, వారికి ఫోన్ చేయగలిగినా వెంటనే చెబుతాం, మీ స్థానాన్ని 90 సెకన్లు ఉంచుతాం. చూసుకోకపోతే ఇంకోసారి చెబుతాం. మీరు ఇక్కడికి తిరిగి వచ్చాకే వారికి ఫోన్ చేస్తాం.";
export const onDevice = "ఈ ఫోన్‌లో చెప్పండి";
export const deviceHelp = "‘ఇప్పుడే చూడండి’ అని మాత్రమే వస్తుంది. ముందు బ్రౌజర్ అనుమతి అడుగుతుంది.";
export const emailLabel = "ఈమెయిల్, దీనికోసం మాత్రమే";
export const byEmail = "ఈమెయిల్‌లో చెప్పండి";
export const wrongEmail = "ఇది ఈమెయిల్ చిరునామాలా లేదు.";
export const promised = "మీ వంతు వచ్చినప్పుడు చెబుతాం. ఈ పేజీని మూసేయవచ్చు; మీ స్థానం అలాగే ఉంటుంది.";
/** Follows `promised`. */
export const promisedTo = (email: string) => `ఈమెయిల్ ${email} కు వస్తుంది.`;
/** Closes the form, or cancels the promise. */
export const stayHere = "నేను ఇక్కడే ఉంటాను";
export const refused = "ఈ పేజీ నుంచి నోటిఫికేషన్లకు మీ బ్రౌజర్‌లో అనుమతి లేదు. బదులుగా ఈమెయిల్ ఇవ్వవచ్చు.";
export const failed = "ఇది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.";
/** Shown while the ways to be told are being read; the next one if that failed. */
export const looking = "మీకు ఎలా చెప్పగలమో చూస్తున్నాం…";
export const unread = "మీకు ఎలా చెప్పగలమో చూడలేకపోయాం.";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const noWay = "పేజీ మూసేస్తే ఈ ఫోన్‌కు చెప్పలేం. దయచేసి తెరిచే ఉంచండి.";
/** A listener's phone is ringing now. */
export const ringing = "ఇప్పుడు ఇక్కడ వినేవారు లేరు. ఫోన్ చేయవచ్చని చెప్పినవారికి ఫోన్ చేస్తున్నాం.";
export const lifeline = "టెలి-మానస్";
export const lifelineHelp = "పగలూ రాత్రీ ఉచితం";
/** Only for hours in which a listener was there during the last four weeks. */
export const usually = (hours: string) => `సాధారణంగా ఎవరో ఒకరు ఉండే సమయం: ${hours} (భారత సమయం).`;
export const always = "సాధారణంగా ఏ సమయంలోనైనా ఎవరో ఒకరు ఉంటారు.";
