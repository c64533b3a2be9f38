export const welcome = (brand: string): string => `${brand}కు స్వాగతం`;
export const lead = "ఈ రోజు ఎలా గడిచినా, మీరు ఒంటరిగా ఉండక్కర్లేదు.";
/** Before the link to the desk. */
export const youListen = "మీరు ఇక్కడ వినేవారు:";
export const account = "మీ ఖాతా";
export const profile = "ప్రొఫైల్";
export const settings = "సెట్టింగ్‌లు";
export const logout = "లాగ్ అవుట్";

export const callTitle = "వాలంటీర్‌కు కాల్ చేయండి";
export const callText = "ఎవరితోనైనా మాట్లాడాలనుందా? వెంటనే ఒక వాలంటీర్‌తో మాట్లాడండి.";
export const callNow = "ఇప్పుడే కాల్ చేయండి";
export const chatTitle = "వాలంటీర్‌తో చాట్ చేయండి";
export const chatText = "ఇద్దరి మధ్యే ఉండే చాట్ తెరిచి, మనసులో ఉన్నది చెప్పండి.";
export const chatNow = "ఇప్పుడే చాట్ చేయండి";
export const therapyTitle = "నిపుణుల సహాయం కావాలా?";
export const therapyText = "లైసెన్స్ ఉన్న నిపుణుల దగ్గరకు మిమ్మల్ని భద్రంగా పంపిస్తాం.";
export const requestHelp = "సహాయం అడగండి";
