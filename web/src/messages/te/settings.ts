export const title = 'సెట్టింగ్‌లు';
export const lookTitle = 'రూపం';
export const darkMode = 'డార్క్ మోడ్';
export const darkModeHelp = 'రాత్రి పూట కళ్ళకు హాయిగా ఉంటుంది. ఈ ఫోన్‌లోనే గుర్తుంటుంది.';
export const followDevice = 'ఫోన్ సెట్టింగ్ ప్రకారం';
export const followsDevice = 'ప్రస్తుతం ఫోన్ సెట్టింగ్ ప్రకారం ఉంది.';

export const notificationsTitle = 'నోటిఫికేషన్లు';
export const notifications = 'నోటిఫికేషన్లు';
export const notificationsHelp = 'వాలంటీర్ జవాబిచ్చినప్పుడు, అపాయింట్‌మెంట్ ఖరారైనప్పుడు ఇక్కడ తెలుస్తుంది.';
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
export const yourDataText = 'మీ గురించి మా దగ్గరున్న సమాచారం కాపీ అడగవచ్చు, లేదా పూర్తిగా తీసేయమని చెప్పవచ్చు. మీ ఖాతా ఈమెయిల్ నుంచే రాయండి.';
export const askCopy = 'కాపీ అడగండి';
export const askDelete = 'నా ఖాతా తీసేయమని అడగండి';
export const mailCopySubject = 'నా సమాచారం కాపీ';
export const mailCopyText = 'నా గురించి మీ దగ్గరున్న సమాచారం అంతా కాపీ పంపండి.';
export const mailDeleteSubject = 'నా ఖాతా తీసేయండి';
export const mailDeleteText = 'నా ఖాతాను, నా గురించి ఉన్న సమాచారాన్ని పూర్తిగా తీసేయండి.';

export const feedbackTitle = 'అభిప్రాయం చెప్పండి';
export const feedbackText = 'ఏది మేలు చేసింది, ఏది బాధించింది, ఏది లేదు? అన్నీ చదువుతాం.';
export const feedbackField = 'మీ అభిప్రాయం';
export const feedbackSend = 'అభిప్రాయం పంపండి';
export const feedbackSent = 'ధన్యవాదాలు. మేం అన్నీ చదువుతాం.';
