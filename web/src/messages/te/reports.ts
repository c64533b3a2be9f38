export const report = "ఫిర్యాదు";
export const title = "ఈ సంభాషణపై ఫిర్యాదు";
export const titleOfCall = "ఈ కాల్ గురించి ఫిర్యాదు";
export const leadCustomer = "దీన్ని మా బృందం చదువుతుంది; ఫిర్యాదు మీరు చేశారని వినేవారికి తెలియదు. ప్రమాదంలో ఉన్నారా? 112కు ఫోన్ చేయండి.";
export const leadVolunteer = "దీన్ని మా బృందం చదువుతుంది. వారు ప్రమాదంలో ఉండవచ్చనిపిస్తే, ముందు వారితో ఉండండి.";
export const what = "ఏం జరిగింది?";
export const missing = "దయచేసి ఏం జరిగిందో ఎంచుకోండి.";
export const categories = {
  harassment: "అవమానం లేదా వేధింపు",
  sexual: "అసభ్య మాటలు",
  threat: "బెదిరింపులు",
  contact: "బయట కలవమని లేదా మాట్లాడమని అడగడం",
  spam: "ప్రకటనలు లేదా స్పామ్",
  other: "మరేదైనా",
};
export const whom = "మీరు చెప్పేది ఏ వాలంటీర్ గురించి?";
export const wrote = (when: string, words: string) => `${when}కి చివరగా రాశారు: “${words}”`;
export const note = "ఇంకేమైనా చెప్పాలా? (తప్పనిసరి కాదు)";
export const noteHelp = "1,000 అక్షరాల వరకు.";
export const blockCustomer = "ఈ వాలంటీర్‌తో నన్ను మళ్లీ కలపవద్దు";
export const blockVolunteer = "ఈ వ్యక్తితో నన్ను మళ్లీ కలపవద్దు";
export const send = "ఫిర్యాదు పంపండి";
export const cancel = "వద్దు";
export const thanks = "ధన్యవాదాలు. మీ ఫిర్యాదు మా బృందానికి చేరింది.";
export const thanksParted = "ధన్యవాదాలు. మీ ఫిర్యాదు మా బృందానికి చేరింది. మీ ఇద్దరినీ మళ్లీ కలపం.";
