export const heading = 'अपॉइंटमेंट लें';
export const lead = 'हम आपको सुरक्षित तरीके से लाइसेंस वाले विशेषज्ञों के पास भेजेंगे। पहला अपॉइंटमेंट मुफ़्त है।';

export const name = 'नाम';
export const nameHelp = 'विशेषज्ञ आपको किस नाम से बुलाएँ।';
export const email = 'ईमेल';
export const emailHelp = 'ताकि हमारी टीम अपॉइंटमेंट के बारे में आप तक पहुँच सके।';
export const issue = 'परेशानी';
export const issueHelp = 'कुछ शब्द काफ़ी हैं: क्या बात मन पर भारी है, और कब से।';
export const submit = 'मदद माँगें';

export const seePlans = 'प्रीमियम लें';

export const toChat = 'तब तक वॉलंटियर से बात करें';
/** In its place where the free messages are used. */
export const toHelpLines = 'हेल्पलाइन';

export const pendingTitle = 'आपका अनुरोध हमारे पास है';
export const pendingText = 'हम आपके लिए एक विशेषज्ञ और खाली समय देख रहे हैं। दोनों मिलते ही यह पेज अपने आप बदल जाएगा; आप इसे बंद भी कर सकते हैं।';
export const pendingWait = 'खाली समय देखा जा रहा है…';
export const noSlot = 'अगले दो हफ़्तों में कोई समय खाली नहीं है। हमारी टीम से कोई देख रहा है; मिलते ही यह पेज बताएगा।';
export const sentOn = (when: string) => `भेजा गया: ${when}`;

export const confirmedTitle = 'अपॉइंटमेंट पक्का हो गया!';
export const doctor = 'डॉक्टर';
export const date = 'तारीख';
export const time = 'समय';
export const zone = 'भारतीय समय (IST)';
export const reference = 'रेफ़रेंस';
export const close = 'बंद करें';
export const calendar = 'कैलेंडर में जोड़ें';
export const showAgain = 'अपॉइंटमेंट दिखाएँ';
export const eventTitle = (therapist: string) => `${therapist} के साथ अपॉइंटमेंट`;
export const cancelled = 'यह अपॉइंटमेंट रद्द हो गया है। हमें लिखिए, हम दूसरा समय देखेंगे।';
export const bookedTitle = 'आपकी अपॉइंटमेंट';
export const nextTitle = 'आगे क्या होगा';
export const meeting = (address: string) => `अपॉइंटमेंट से पहले हमारी टीम ${address} पर लिखकर बताएगी कि कैसे मिलना है: वीडियो लिंक से या फ़ोन पर।`;
export const unheard = (phone: string, address: string) => `उस सुबह तक कुछ नहीं आया? ${phone} पर कॉल करें या ${address} पर लिखें, और संदर्भ बताएँ।`;
export const another = 'एक और अपॉइंटमेंट माँगें';
export const changeUntil = '12 घंटे पहले तक इसे यहीं बदल या रद्द कर सकते हैं।';
export const tooLate = (phone: string) => `यह 12 घंटे के भीतर शुरू होगी। बदलने के लिए ${phone} पर कॉल करें।`;
export const change = {
  move: {
    action: 'समय बदलें',
    title: 'अपनी अपॉइंटमेंट का दिन बदलें?',
    text: 'यह उसी समय अगले खाली दिन पर चली जाएगी, और आपका समय किसी और को मिल सकेगा।',
    yes: 'अगले खाली दिन पर ले जाएँ',
    done: 'आपकी अपॉइंटमेंट का दिन बदल गया।',
  },
  cancel: {
    action: 'रद्द करें',
    title: 'अपनी अपॉइंटमेंट रद्द करें?',
    text: 'आपका समय किसी और को मिल सकेगा। आप कभी भी दूसरी अपॉइंटमेंट माँग सकते हैं।',
    yes: 'हाँ, रद्द करें',
    done: 'आपकी अपॉइंटमेंट रद्द हो गई।',
  },
};
export const changeNo = 'रहने दें';
export const toKeep = (address: string, when: string) => `हमने ${address} पर एक ई-मेल भेजा है। ${when} तक उसमें ‘इसे रखें’ दबाएँ, नहीं तो अपॉइंटमेंट रद्द हो जाएगी।`;
