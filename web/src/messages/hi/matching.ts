export const heading = 'मदद माँगें';
export const lead = 'कोई नेकदिल इंसान कुछ देर आपके साथ बैठ सकता है। क्यों, यह बताना ज़रूरी नहीं।';
export const requestNow = 'अभी माँगें';
export const submitted = 'आपका अनुरोध मिल गया है!';
export const submittedTitle = 'आप कतार में हैं';
export const place = (position: number) => (position <= 1 ? 'अब आपकी ही बारी है।' : `आपसे पहले ${position - 1} लोग हैं।`);
export const submittedText = 'एक वॉलंटियर चैट में आपके पास आएँगे। आप वहाँ अभी से लिख सकते हैं।';

export const soon = 'यह बटन अभी सीधे वॉलंटियर तक नहीं पहुँचता। चैट पहुँचती है: वहाँ पहला संदेश लिखते ही आप कतार में होते हैं।';
export const closedTitle = 'इसके बजाय वॉलंटियर को लिखिए';
export const closedText = 'अनुरोध अभी शुरू नहीं हुए हैं, इसलिए अभी कुछ नहीं भेजा गया। चैट में आपका लिखा एक वॉलंटियर पढ़ते हैं, चाहे एक शब्द “नमस्ते” ही क्यों न हो।';
export const toChat = 'चैट खोलें';
export const toCall = 'वॉलंटियर को कॉल करें';
export const what = 'उसके बाद क्या होता है';
export const steps: readonly string[] = [
  'जो वॉलंटियर खाली हैं, वे आपकी बातचीत लेते हैं और जवाब देते हैं।',
  'उन्हें एक बदला हुआ नाम दिखता है, आपका ईमेल या नंबर कभी नहीं।',
  'आप कभी भी रुक सकते हैं और किसी भी दिन लौट सकते हैं।',
];
