export const heading = "अपॉइंटमेंट लें";
export const lead = "हम आपको सुरक्षित तरीके से लाइसेंस वाले विशेषज्ञों के पास भेजेंगे। पहली अपॉइंटमेंट मुफ़्त है।";

export const name = "नाम";
export const nameHelp = "थेरेपिस्ट आपको किस नाम से बुलाएँ?";
export const email = "ईमेल";
export const emailHelp = "ताकि हमारी टीम अपॉइंटमेंट के बारे में आप तक पहुँच सके।";
export const issue = "परेशानी";
export const issueHelp = "कुछ शब्द काफ़ी हैं: क्या बात परेशान कर रही है, और कब से।";
export const submit = "मदद माँगें";

export const another = "एक और अपॉइंटमेंट माँगें";
