export const title = 'చెల్లింపులు';
export const due = 'తిరిగి ఇవ్వాల్సినవి';
export const noDue = 'ఇవ్వాల్సినవన్నీ ఇచ్చేశాం.';
export const orders = 'ఆర్డర్లు';
export const noOrders = 'ఇంకా ఎవరూ ఏమీ ఆర్డర్ చేయలేదు.';
export const search = 'ఆర్డర్, చెల్లింపు లేదా ఖాతా ఐడీతో వెతకండి';
export const noMatch = 'ఇక్కడ ఉన్న వాటిలో ఈ ఐడీ లేదు.';
export const loading = 'తెస్తున్నాం…';
export const refused = 'జాబితా తేలేకపోయాం.';
export const refund = 'తిరిగి ఇవ్వండి';
export const refunding = 'తిరిగి ఇస్తున్నాం...';
export const refundTitle = 'ఈ చెల్లింపును తిరిగి ఇవ్వాలా?';
export const refundText = 'మొత్తం డబ్బు చెల్లించినవారికి తిరిగి వెళ్తుంది, దానితో తీసుకున్న ప్లాన్ వెంటనే ముగుస్తుంది. ఇది నమోదవుతుంది.';
export const reason = 'కారణం';
export const refundDone = 'డబ్బు తిరిగి వెళ్తోంది.';
export const refundPending = 'నమోదు చేశాం. పూర్తయ్యే వరకు మళ్లీ ప్రయత్నిస్తాం.';
export const cancel = 'వద్దు';
export const tried = (count: number) => `${count} సార్లు ప్రయత్నించాం`;
export const states = {
  created: 'ఆర్డర్ చేశారు',
  attempted: 'ప్రయత్నించారు, చెల్లించలేదు',
  paid: 'చెల్లించారు',
  refunded: 'తిరిగి ఇచ్చాం',
} as const;
