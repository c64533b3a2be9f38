export const lifeline = "ख़तरे में हैं, या जान देने का मन हो रहा है?";
export const freeDayAndNight = "मुफ़्त, दिन-रात";
export const emergency = "इमरजेंसी";
export const more = "सभी हेल्पलाइन नंबर";
export const teleManas = "टेली-मानस";
