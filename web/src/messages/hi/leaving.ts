export const leave = "कतार छोड़ें";
export const endTitle = "यह बातचीत ख़त्म करें?";
export const endText = "आपका लिखा आपके लिए यहीं रहेगा, और आप जब चाहें फिर लिख सकते हैं।";
export const endKeep = "बात जारी रखें";
export const leaveTitle = "कतार छोड़ें?";
export const leaveText =
  "आप चले गए तो कोई सुनने वाला नहीं आएगा। आपका लिखा यहाँ आपके लिए रहेगा, पर कोई नया सुनने वाला उसे नहीं देखेगा। आप जब चाहें लौट सकते हैं।";
export const leaveStay = "इंतज़ार जारी रखें";
export const left = "आपने कतार छोड़ दी है। आप जब चाहें लौट सकते हैं।";
/** For somebody who can't write again at present. */
export const locked = {
  leaveText: "आप चले गए तो कोई सुनने वाला नहीं आएगा। आपका लिखा यहीं रहेगा, और आप पढ़ सकते हैं।",
  endText: "आपका लिखा यहीं रहेगा, और आप पढ़ सकते हैं।",
};
/** Beside the help lines in a crisis. */
export const helpText = "आप अभी मुफ़्त में फ़ोन कर सकते हैं, दिन हो या रात।";
