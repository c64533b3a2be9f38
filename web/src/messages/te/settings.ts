export const title = 'సెట్టింగ్‌లు';
export const lookTitle = 'రూపం';
export const darkMode = 'డార్క్ మోడ్';
export const darkModeHelp = 'రాత్రి పూట కళ్ళకు హాయిగా ఉంటుంది. ఈ ఫోన్‌లోనే గుర్తుంటుంది.';
export const followDevice = 'ఫోన్ సెట్టింగ్ ప్రకారం';
export const followsDevice = 'ప్రస్తుతం ఫోన్ సెట్టింగ్ ప్రకారం ఉంది.';

export const notificationsTitle = 'నోటిఫికేషన్లు';
export const notifications = 'నోటిఫికేషన్లు';
export const notificationsHelp = 'వాలంటీర్ జవాబిచ్చినప్పుడు, అపాయింట్‌మెంట్ ఖరారైనప్పుడు ఇక్కడ తెలుస్తుంది.';
export const details = 'దేని గురించో చెప్పాలి';
export const detailsHelp = 'అప్పుడు ఈమెయిళ్లలో, ఫోన్ నోటీసుల్లో శ్రోత మీకు రాశారని, అలాంటివి కనిపిస్తాయి. రాసిన మాటలు మాత్రం ఎప్పుడూ ఉండవు.';
export const notSaved = 'ఇది సేవ్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.';

export const moreTitle = 'గోప్యత, అభిప్రాయం';
export const managePrivacy = 'గోప్యత చూసుకోండి';
export const submitFeedback = 'అభిప్రాయం చెప్పండి';

export const neutralTitle = 'ఎవరికీ తెలియని పేజీ పేరు';
export const neutralTitleHelp = 'ఈ ఫోన్ బ్రౌజర్ ట్యాబ్‌లో, హిస్టరీలో Thodu బదులు “నోట్స్” అని కనిపిస్తుంది.';
export const neutralWords = 'నోట్స్';
export const whatWeKeep = 'మేం ఏం ఉంచుకుంటాం, ఎవరు చూడగలరు';
export const privacyPolicy = 'గోప్యతా విధానం చదవండి';
export const yourData = 'మీ సమాచారం';
export const copyText = 'మీ గురించి మా దగ్గరున్న సమాచారం అంతా ఒక ఫైల్‌లో.';
export const getCopy = 'నా సమాచారం డౌన్‌లోడ్ చేయండి';
export const copying = 'సేకరిస్తున్నాం...';
export const copyHere = 'మీ సమాచారం ఇప్పుడు ఈ ఫోన్‌లో ఉంది.';
export const consentTitle = 'మీ సమ్మతి';
export const consentText = 'రాసినప్పుడు లేదా సైన్ అప్ అయినప్పుడు, మీకు 18 ఏళ్లు నిండాయని, నిబంధనలను, గోప్యతా విధానాన్ని అంగీకరిస్తున్నానని చెప్పారు. దీన్ని వెనక్కి తీసుకోవచ్చు. అప్పుడు మీ సంభాషణ ముగుస్తుంది; మళ్లీ రాస్తే మళ్లీ అంగీకరించినట్టే.';
export const withdraw = 'సమ్మతిని వెనక్కి తీసుకోండి';
export const withdrawSure = 'సమ్మతిని వెనక్కి తీసుకుని సంభాషణను ముగించాలా?';
export const withdrawn = 'మీ సమ్మతి వెనక్కి తీసుకున్నాం.';
export const deleteTitle = 'అన్నీ తీసేయండి';
export const deleteText = 'మీ ఖాతా, సంభాషణలు, అభ్యర్థనలు, నోటిఫికేషన్లు పూర్తిగా పోతాయి. చట్టం అడిగే చెల్లింపుల రికార్డులు మాత్రమే, మీ పేరు లేకుండా, ఉంటాయి.';
export const deleteAccount = 'నా ఖాతా తీసేయండి';
export const deleteSure = 'ఖాతాను, అందులోని అన్నిటినీ తీసేయాలా? మళ్లీ తీసుకురాలేం.';
export const deleteYes = 'అవును, తీసేయండి';
export const keep = 'ఉంచండి';
export const deleted = 'మీ ఖాతా తీసేశాం.';

export const feedbackTitle = 'అభిప్రాయం చెప్పండి';
export const feedbackText = 'ఏది మేలు చేసింది, ఏది బాధించింది, ఏది లేదు? అన్నీ చదువుతాం.';
export const feedbackField = 'మీ అభిప్రాయం';
export const feedbackSend = 'అభిప్రాయం పంపండి';
export const feedbackSent = 'ధన్యవాదాలు. మేం అన్నీ చదువుతాం.';
