export const title = "సెట్టింగ్‌లు";
export const lookTitle = "రూపం";
export const darkMode = "డార్క్ మోడ్";
export const darkModeHelp = "రాత్రి పూట కళ్ళకు హాయిగా ఉంటుంది.";
export const followDevice = "ఫోన్ సెట్టింగ్ ప్రకారం";
export const followsDevice = "ప్రస్తుతం ఫోన్ సెట్టింగ్ ప్రకారం ఉంది.";
export const languageTitle = "భాష";

export const notificationsTitle = "నోటిఫికేషన్లు";
export const notifications = "నోటిఫికేషన్లు";
export const notificationsHelp = "వాలంటీర్ జవాబిచ్చినప్పుడు, అపాయింట్‌మెంట్ ఖరారైనప్పుడు ఇక్కడ తెలుస్తుంది.";
export const push = "ఈ ఫోన్‌లో నోటిఫికేషన్లు";
export const pushHelp = "తోడు యాప్ మూసి ఉన్నా వస్తాయి. కొత్త విషయం ఉందని మాత్రమే చెబుతాయి; ముందు బ్రౌజర్ మీ అనుమతి అడుగుతుంది.";
export const pushImpossible = "ఈ బ్రౌజర్‌లో నోటిఫికేషన్లు రావు.";
export const pushUnreached = "ఈ ఫోన్‌కు నోటిఫికేషన్లు చేరగలవో లేదో ఇప్పుడు తెలుసుకోలేకపోయాం. ప్రయత్నిస్తూనే ఉంటాం.";
export const pushRefused = "మీ బ్రౌజర్ ఈ పేజీ నోటిఫికేషన్లను అనుమతించడం లేదు. దాని సెట్టింగ్‌లలో అనుమతించవచ్చు.";
export const pushFailed = "ఈ బ్రౌజర్‌లో నోటిఫికేషన్లను ఆన్ చేయలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.";
export const pushElsewhere = "ఆన్‌లో ఉంది, కానీ ఈ ఫోన్‌లో ఇంకా లేదు.";
export const pushHere = "ఈ ఫోన్‌లో కూడా";
export const details = "దేని గురించో చెప్పాలి";
export const detailsHelp = "అప్పుడు ఈమెయిళ్లలో, ఫోన్ నోటిఫికేషన్లలో మీ మాట వినేవారు మీకు రాశారని, అలాంటివి కనిపిస్తాయి. రాసిన మాటలు మాత్రం ఎప్పుడూ ఉండవు.";
export const notSaved = "ఇది సేవ్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.";

export const moreTitle = "గోప్యత, అభిప్రాయం";
export const managePrivacy = "గోప్యత చూసుకోండి";
export const submitFeedback = "అభిప్రాయం చెప్పండి";

export const neutralTitle = "మామూలు పేజీ పేరు";
export const neutralTitleHelp = "ఈ ఫోన్ బ్రౌజర్ ట్యాబ్‌లో, హిస్టరీలో Thodu బదులు “నోట్స్” అని కనిపిస్తుంది.";
export const neutralWords = "నోట్స్";
export const quickExit = "వెంటనే బయటకు";
export const quickExitHelp = "ప్రతి పేజీలో ఒక బటన్; దాన్ని నొక్కినా, Esc మూడుసార్లు నొక్కినా, వెంటనే మామూలు పేజీకి వెళ్తుంది.";
export const whatWeKeep = "మేం ఏం ఉంచుకుంటాం, ఎవరు చూడగలరు";
export const privacyPolicy = "గోప్యతా విధానం చదవండి";
export const keepLabel = "నా సంభాషణను ఉంచండి";
export const keepHelp = "చివరి సందేశం నుంచి లెక్క. ఆ తర్వాత రాసినదంతా పూర్తిగా తొలగిపోతుంది.";
export const keepChoices = {
  always: "నేను తీసేసేదాకా",
  "30-days": "30 రోజులు",
  "90-days": "90 రోజులు",
  "365-days": "ఒక సంవత్సరం",
};
export const keepSaved = "సేవ్ చేశాం.";
export const keepGuest = "మీరు గెస్ట్‌గా ఉన్నారు: చివరి సందేశం తర్వాత 30 రోజులకు మీ సంభాషణ తొలగిపోతుంది.";
export const yourData = "మీ సమాచారం";
export const copyText = "మీ గురించి మా దగ్గర ఉన్నది, చదవడానికి పేజీగా లేదా ప్రోగ్రామ్‌ల కోసం ఫైల్‌గా (JSON).";
export const getPage = "చదవడానికి డౌన్‌లోడ్ చేయండి";
export const getCopy = "నా సమాచారం డౌన్‌లోడ్ చేయండి";
export const copying = "సేకరిస్తున్నాం...";
export const copyHere = "మీ సమాచారం ఇప్పుడు ఈ ఫోన్‌లో ఉంది.";
export const consentTitle = "మీ సమ్మతి";
export const consentText =
  "రాసినప్పుడు, కాల్ చేసినప్పుడు, సహాయం అడిగినప్పుడు లేదా సైన్ అప్ అయినప్పుడు, మీకు 18 ఏళ్లు నిండాయని చెప్పి, నియమాలను, గోప్యతా విధానాన్ని అంగీకరించారు. దీన్ని వెనక్కి తీసుకోవచ్చు. అప్పుడు మీ సంభాషణ ముగుస్తుంది; మళ్లీ రాస్తే, కాల్ చేస్తే లేదా అడిగితే మళ్లీ అంగీకరించినట్టే.";
export const withdraw = "సమ్మతిని వెనక్కి తీసుకోండి";
export const withdrawSure = "సమ్మతిని వెనక్కి తీసుకుని సంభాషణను ముగించాలా?";
export const withdrawNo = "సమ్మతి అలాగే ఉంచండి";
export const withdrawn = "మీ సమ్మతి వెనక్కి తీసుకున్నాం.";
export const deleteTitle = "అన్నీ తీసేయండి";
export const deleteText =
  "మీ ఖాతా, సంభాషణలు, అభ్యర్థనలు, నోటిఫికేషన్లు పూర్తిగా పోతాయి. చట్టం అడిగే చెల్లింపుల రికార్డులు మాత్రమే, మీ పేరు లేకుండా, ఉంటాయి.";
export const deletePlan = (until: string) =>
  `${until} వరకు ఉన్న మీ ప్లాన్ కూడా మీ ఖాతాతో పాటు ముగుస్తుంది. దాని డబ్బు తిరిగి రాదు, ఇక డబ్బు తీసుకోం.`;
/** `when`: a moment in India. */
export const deleteAppointment = (when: string) => `మీ ఖాతాతో పాటు థెరపిస్ట్‌తో మీ అపాయింట్‌మెంట్ కూడా రద్దవుతుంది: ${when}.`;
export const deleteWaits = "మీరు ఇప్పుడు వినేవారి కోసం ఎదురుచూస్తున్నారు. ఖాతా తీసేస్తే ఎవరూ మీ దగ్గరకు రాలేరు.";
export const deleteInTalk = "మీరు వినేవారితో చాట్‌లో ఉన్నారు. ఖాతా తీసేస్తే అది ముగుస్తుంది.";
export const deleteInCall = "మీరు కాల్‌లో ఉన్నారు. ఖాతా తీసేస్తే కాల్ ముగుస్తుంది.";
export const deleteAccount = "నా ఖాతా తీసేయండి";
export const deleteSure = "ఖాతాను, అందులోని అన్నిటినీ తీసేయాలా? మళ్లీ తీసుకురాలేం.";
export const deletePassword = "మీ పాస్‌వర్డ్";
export const deleteWrong = "ఇది మీ పాస్‌వర్డ్ కాదు. ఏమీ తీసేయలేదు.";
export const deleteYes = "అవును, తీసేయండి";
export const deleteNo = "నా ఖాతా ఉంచండి";
export const deleted = "మీ ఖాతా తీసేశాం.";

export const feedbackTitle = "అభిప్రాయం చెప్పండి";
export const feedbackText = "ఏది మేలు చేసింది, ఏది బాధించింది, ఏది లేదు? అన్నీ చదువుతాం.";
export const feedbackField = "మీ అభిప్రాయం";
export const feedbackSend = "అభిప్రాయం పంపండి";
export const feedbackSent = "ధన్యవాదాలు. మేం అన్నీ చదువుతాం.";
