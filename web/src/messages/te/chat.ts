export const heading = "వాలంటీర్‌తో మాట్లాడండి";
export const statusNew = "మీకు రాయాలనిపించినప్పుడు రాయండి. ఒక వాలంటీర్ చదువుతారు.";
export const logLabel = "మీ సంభాషణ";
export const emptyTitle = "మీరు ఒంటరి కాదు";
export const emptyText = "ఏ భాషలోనైనా, ఏదైనా చెప్పండి. ఇలాగే మొదలుపెట్టాలని ఏమీ లేదు.";
export const fromYou = "మీరు:";
export const composerLabel = "మీ సందేశం";
export const placeholder = "సందేశం రాయండి";
export const lockedPlaceholder = "మాట్లాడటం కొనసాగించడానికి ప్రీమియం తీసుకోండి...";
export const send = "పంపండి";
export const numberGiven = "ఫోన్ నంబర్ ఇవ్వాల్సిన అవసరం లేదు. నంబర్ లేకుండానే ఇక్కడ వాయిస్ కాల్‌లో మాట్లాడవచ్చు.";
export const tooLong = (count: number) => (count === 1 ? "1 అక్షరం ఎక్కువైంది" : `${count} అక్షరాలు ఎక్కువయ్యాయి`);
export const consent = {
  before: "రాస్తే మీకు 18 ఏళ్లు నిండాయని, మా ",
  terms: "నియమాలు",
  between: ", ",
  privacy: "గోప్యతా విధానం",
  after: " ఒప్పుకుంటున్నారని అర్థం.",
};
export const helpShort = "ప్రమాదమా? కాల్ చేయండి";
export const applied =
  "వినడానికి ముందుకు వచ్చినందుకు ధన్యవాదాలు. మీ దరఖాస్తు ఇంకా పంపలేదు: మీ గురించి మీరు చెప్పాక, బృందం దాన్ని చదివి నిర్ణయిస్తుంది. అప్పటిదాకా అందరిలాగే ఇక్కడ మాట్లాడవచ్చు.";
export const toApplication = "మీ గురించి చెప్పండి, తర్వాత ఏం జరుగుతుందో చూడండి";
