export const label = "अभी आपके लिए हेल्पलाइन नंबर";
export const title = "आप मायने रखते हैं। यह बोझ आपको अकेले नहीं उठाना है।";
export const text = "आप अभी मुफ़्त में फ़ोन कर सकते हैं, दिन हो या रात। यह बातचीत खुली रहेगी।";
/** After the answer Yes to whether they think of ending their life, by the state of their talk. */
export const saidYes = {
  active: "आपने हाँ कहा। आपके सुनने वाले को पता है।",
  waiting: "आपने हाँ कहा। अब आप क़तार में सबसे आगे वालों में हैं।",
};
export const endedTitle = "यह बोझ आपको अकेले नहीं उठाना है।";
export const endedText = "तकलीफ़ बढ़े तो तुरंत फ़ोन कीजिए, दिन हो या रात, मुफ़्त।";
export const names = {
  "tele-manas": "टेली-मानस",
  "tele-manas-toll-free": "टेली-मानस, दूसरा मुफ़्त नंबर",
  emergency: "इमरजेंसी",
};
