/** For a listener in a call whose caller may be in danger: the button in the call bar, and its dialog. */
export const open = "संकट में मदद";
export const title = "कॉल करने वाले ख़तरे में हों तो";
export const steps = [
  "लाइन पर बने रहें। धीरे और शांति से बोलें; कहें कि अच्छा हुआ उन्होंने बताया।",
  "सीधे पूछें: “क्या आप अपनी जान लेने के बारे में सोच रहे हैं?” पूछने से यह ख़याल पैदा नहीं होता।",
  "पूछें कि क्या वे अकेले हैं, और क्या ऐसी कोई चीज़ पास में है जिससे वे ख़ुद को नुक़सान पहुँचा सकें। उससे दूर जाने या किसी को दे देने को कहें।",
  "उन्हें दिन-रात मुफ़्त टेली-मानस 14416 के बारे में, और चोट या ख़तरा हो तो 112 के बारे में बताएँ।",
  "राज़ रखने का वादा न करें, बहस या उपदेश न दें, पहले आप फ़ोन न रखें। अपने सुपरवाइज़र को बताएँ।",
];
export const flag = "इस कॉल को संकट के रूप में दर्ज करें";
export const flagText =
  "वे अपनी जान लेने के बारे में सोच रहे हों, तो यहाँ बताएँ: तब समय-सीमा यह कॉल ख़त्म नहीं करती, और उनकी चैट का जवाब देने वाले को भी पता चलता है।";
export const flagged = "आपने या उनके लिखे शब्दों ने बताया कि वे संकट में हैं। समय-सीमा यह कॉल ख़त्म नहीं करती।";
/** In the bar of the call. In a small window the bar has only this sentence. */
export const inCrisis = "वे संकट में हैं।";
export const inCrisisAsk = "सीधे पूछें कि क्या वे अपनी जान लेने के बारे में सोच रहे हैं। समय-सीमा यह कॉल ख़त्म नहीं करती।";
/** `flagged` and `flagText` after the call. */
export const flaggedAfter = "वे संकट में थे: उनकी चैट का जवाब देने वाले को पता चलता है, और समय-सीमा उनकी अगली कॉल ख़त्म नहीं करती।";
export const flagTextAfter =
  "वे अपनी जान लेने के बारे में सोच रहे थे, तो यहाँ बताएँ: उनकी चैट का जवाब देने वाले को पता चलता है, और समय-सीमा उनकी अगली कॉल ख़त्म नहीं करती।";
/** After a call whose end the server has stored. */
export const endedInCrisis = "वे संकट में थे; टीम को बता दिया गया है।";
/** After the listener ended the call here: without a network the server learns of it later. */
export const endingInCrisis = "वे संकट में थे। टीम को बता दिया जाएगा कि यह कॉल ख़त्म हो गई।";
/** Asked before a listener ends a call in a crisis. The two questions of a conversation's end follow. */
export const endTitle = "संकट वाली कॉल ख़त्म करें?";
export const endText = "आप जवाब लिखें, तब तक कॉल चलती रहेगी। तभी ख़त्म करें जब लगे कि वे अभी के लिए सुरक्षित हैं।";
export const endCall = "कॉल ख़त्म करें";
export const backToCall = "कॉल पर लौटें";
/** In place of the question of `endTitle`, if the call has ended meanwhile. */
export const overTitle = (alias: string) => `${alias} के साथ कॉल ख़त्म हो गई`;
export const overText = "इस कॉल का मामला टीम के पास है। आप जो जानते हैं, उन्हें बताएँ।";
export const tellTeam = "टीम को बताएँ";
/** The server refused it for good, for example after ten minutes. */
export const notTold = "कॉल के बारे में आपने जो लिखा, वह टीम तक नहीं पहुँचा। कृपया अपने सुपरवाइज़र को बताएँ।";
/** Beside the caller's alias while the call rings. */
export const crisis = "संकट";
