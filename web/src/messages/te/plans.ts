export const heading = 'ప్రీమియం తీసుకోండి';
export const lead = 'వినేవారితో ఇంకా ఎక్కువ సమయం కావాలనుకున్నప్పుడు. నెమ్మదిగా ఆలోచించుకోండి; తొందరేమీ లేదు.';
export const freeTitle = 'ఇప్పటికీ ఉచితంగా మాట్లాడవచ్చు';
export const freeText = 'మొదటి 19 సందేశాలు, ఒక కాల్, ఒక అపాయింట్‌మెంట్ ఉచితం. సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.';
export const toChat = 'ఉచితంగా చాట్ చేయండి';
export const closedNotice = 'చెల్లింపులు ఇంకా మొదలుకాలేదు. ప్లాన్లు చూడవచ్చు; ఈ రోజు మీ దగ్గర ఏమీ తీసుకోలేం.';

export const planWords: Readonly<
  Record<string, { readonly title: string; readonly price: string; readonly features: readonly string[]; readonly button: string }>
> = {
  'pay-as-you-go': {
    title: 'వాడినంతకే చెల్లింపు',
    price: 'ఒక కాల్‌కు ₹29 లేదా ఒక చాట్‌కు ₹19',
    features: ['మనసు విప్పి మాట్లాడే 15 నిమిషాల ఒక కాల్ ₹29', '30 నిమిషాల ఒక చాట్ ₹19', 'సభ్యత్వం అక్కర్లేదు'],
    button: 'చెల్లించి ఇప్పుడే మొదలుపెట్టండి',
  },
  'daily-care': {
    title: 'రోజూ తోడు',
    price: 'నెలకు ₹1499',
    features: ['రోజూ 30 నిమిషాల కాల్ లేదా 90 నిమిషాల చాట్'],
    button: 'ఇప్పుడే తీసుకోండి',
  },
  'deep-healing': {
    title: 'లోతైన ఊరట',
    price: 'నెలకు ₹1999',
    features: ['రోజూ 1 గంట కాల్, దానితో పాటు 2 గంటల చాట్'],
    button: 'ఇప్పుడే తీసుకోండి',
  },
  'unlimited-support': {
    title: 'అపరిమిత తోడు',
    price: 'నెలకు ₹2999',
    features: ['అపరిమిత కాల్స్, చాట్', 'వినేవారు ముందుగా మీకు దొరుకుతారు'],
    button: 'అపరిమితంగా తీసుకోండి',
  },
};

export const includes = (plan: string) => `${plan}లో ఏముంది`;
export const choose = 'దేనికి చెల్లించాలనుకుంటున్నారు?';
export const oneCall = '15 నిమిషాల ఒక కాల్, ₹29';
export const oneChat = '30 నిమిషాల ఒక చాట్, ₹19';

export const logInFirst = 'దయచేసి ముందు లాగిన్ అవ్వండి.';
export const login = 'లాగిన్';
export const payClosed = 'చెల్లింపులు ఇంకా మొదలుకాలేదు, అందుకే మీ దగ్గర ఏమీ తీసుకోలేదు. అప్పటివరకు ఉచితంగా మాట్లాడవచ్చు.';

export const yourPlan = 'మీ ప్లాన్';
export const current = 'ఇప్పుడు మీ ప్లాన్';
export const planStates = {
  active: (until: string) => `${until} వరకు ఉంటుంది.`,
  cancelled: (until: string) => `రద్దు చేశారు. ${until} వరకు మీదే.`,
  ended: (until: string) => `${until}న ముగిసింది.`,
};
export const howToCancel = 'తర్వాతి బిల్లుకు ముందు ఎప్పుడైనా రద్దు చేసుకోవచ్చు. ఈ చిరునామాకు రాయండి:';
export const loadingPlan = 'మీ ప్లాన్ చూస్తున్నాం…';
export const planRefused = 'ఇప్పుడు మీ ప్లాన్ వివరాలు చూడలేకపోయాం. మీకు ప్లాన్ ఉంటే అది అలాగే ఉంది.';

export const smallPrint = 'ధరలు భారత రూపాయల్లో. నెలవారీ ప్లాన్లను తర్వాతి బిల్లుకు ముందు ఎప్పుడైనా రద్దు చేసుకోవచ్చు. వినేవారు జవాబిచ్చాకే నిమిషాలు లెక్కలోకి వస్తాయి.';
export const refunds = 'రీఫండ్ విధానం';
export const terms = 'నియమాలు, షరతులు';
export const unreached = 'ఇప్పుడు చేరుకోలేకపోయాం, అందుకే మీ దగ్గర ఏమీ తీసుకోలేదు. నెట్‌వర్క్ చూసి మళ్లీ ప్రయత్నించండి.';
