export const title = "చెల్లింపులు";
export const none = "మీరు ఇంకా దేనికీ చెల్లించలేదు.";
export const receipt = "రసీదు";
export const receiptTitle = "రసీదు";
export const what = "ప్లాన్";
export const amount = "మొత్తం";
export const paidOn = "చెల్లించిన సమయం (భారత సమయం)";
export const status = "స్థితి";
export const paid = "చెల్లించారు";
export const reference = "రిఫరెన్స్";
export const paymentId = "పేమెంట్ ID";
export const orderId = "ఆర్డర్ ఐడీ";
export const print = "ప్రింట్ చేయండి";
export const byEmail = "“దేని గురించో చెప్పాలి” ఆన్ చేస్తేనే చెల్లింపుల ఈమెయిళ్లలో మొత్తం, తేదీ, రిఫరెన్స్ ఉంటాయి.";
export const toSettings = "సెట్టింగ్‌లు";
export const secondRefunded = (sum: string, by: string) =>
  `దీనికి మీరు రెండుసార్లు చెల్లించారు: ${sum} రెండో చెల్లింపును తిరిగి ఇచ్చాం. రిఫరెన్స్: ${by}.`;
export const secondDue = (sum: string, by: string) =>
  `దీనికి మీరు రెండుసార్లు చెల్లించారు: ${sum} రెండో చెల్లింపును తిరిగి ఇస్తున్నాం. రిఫరెన్స్: ${by}.`;
export const newestOnly = (count: number) => `కొత్తవి ${count} చూపిస్తున్నాం. మొత్తం మీ డేటా కాపీలో ఉన్నాయి.`;
