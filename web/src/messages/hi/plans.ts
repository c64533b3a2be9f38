export const heading = 'प्रीमियम लें';
export const lead = 'जब सुनने वाले के साथ और समय चाहिए हो। आराम से सोचिए; कोई जल्दी नहीं है।';
export const freeTitle = 'आप अब भी मुफ़्त बात कर सकते हैं';
export const freeText = 'आपके पहले 19 संदेश, एक कॉल और एक अपॉइंटमेंट मुफ़्त हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।';
export const toChat = 'मुफ़्त चैट करें';
export const closedNotice = 'भुगतान अभी शुरू नहीं हुआ है। आप प्लान देख सकते हैं; आज आपसे कुछ नहीं लिया जा सकता।';

export const planWords: Readonly<
  Record<string, { readonly title: string; readonly price: string; readonly features: readonly string[]; readonly button: string }>
> = {
  'pay-as-you-go': {
    title: 'जितना चाहें, उतना भुगतान',
    price: '₹29 प्रति कॉल या ₹19 प्रति चैट',
    features: ['मन की बात के लिए 15 मिनट की एक कॉल ₹29 में', '30 मिनट की एक चैट ₹19 में', 'कोई सदस्यता नहीं'],
    button: 'भुगतान करें और अभी शुरू करें',
  },
  'daily-care': {
    title: 'रोज़ का साथ',
    price: '₹1499 प्रति माह',
    features: ['रोज़ 30 मिनट की कॉल या 90 मिनट की चैट'],
    button: 'अभी लें',
  },
  'deep-healing': {
    title: 'गहरी राहत',
    price: '₹1999 प्रति माह',
    features: ['रोज़ 1 घंटे की कॉल और साथ में 2 घंटे की चैट'],
    button: 'अभी लें',
  },
  'unlimited-support': {
    title: 'असीमित साथ',
    price: '₹2999 प्रति माह',
    features: ['असीमित कॉल और चैट', 'सुनने वाले आपको पहले मिलते हैं'],
    button: 'असीमित लें',
  },
};

export const includes = (plan: string) => `${plan} में क्या मिलता है`;
export const choose = 'आप किसके लिए भुगतान करना चाहते हैं?';
export const oneCall = '15 मिनट की एक कॉल, ₹29';
export const oneChat = '30 मिनट की एक चैट, ₹19';

export const logInFirst = 'कृपया पहले लॉग इन करें।';
export const login = 'लॉग इन';
export const payClosed = 'भुगतान अभी शुरू नहीं हुआ है, इसलिए आपसे कुछ नहीं लिया गया। तब तक आप मुफ़्त बात कर सकते हैं।';

export const yourPlan = 'आपका प्लान';
export const current = 'अभी आपका प्लान';
export const planStates = {
  active: (until: string) => `${until} तक चालू है।`,
  cancelled: (until: string) => `रद्द किया गया। ${until} तक आपका ही है।`,
  ended: (until: string) => `${until} को समाप्त हुआ।`,
};
export const howToCancel = 'अगले बिल से पहले आप कभी भी रद्द कर सकते हैं। यहाँ लिखिए:';
export const loadingPlan = 'आपका प्लान देखा जा रहा है…';
export const planRefused = 'अभी आपका प्लान नहीं देखा जा सका। अगर आपका प्लान है, तो वह बना हुआ है।';

export const smallPrint = 'कीमतें भारतीय रुपये में हैं। मासिक प्लान अगले बिल से पहले कभी भी रद्द किए जा सकते हैं। मिनट तभी गिने जाते हैं जब सुनने वाले जवाब दे चुके हों।';
export const refunds = 'रिफ़ंड नीति';
export const terms = 'नियम और शर्तें';
export const unreached = 'अभी पहुँच नहीं हो सकी, इसलिए आपसे कुछ नहीं लिया गया। नेटवर्क देखकर फिर कोशिश करें।';
