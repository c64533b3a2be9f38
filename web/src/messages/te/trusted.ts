export const title = "మీరు నమ్మేవారు";
export const text =
  "కష్ట సమయంలో మీరు కాల్ చేసే స్నేహితులు లేదా బంధువులు. పేరు, నంబర్ ఈ ఫోన్‌లోనే ఉంటాయి, తోడు బృందంలో ఎవరూ చూడరు, లాగ్ అవుట్ అయితే తొలగిపోతాయి. అత్యవసర సమయంలో వారికి కాల్ చేసే బటన్‌ను చాట్ చూపిస్తుంది.";
export const name = "పేరు";
export const number = "ఫోన్ నంబర్";
export const numberWrong = "ఫోన్ నంబర్‌ను అంకెలతో రాయండి.";
export const add = "ఒకరిని చేర్చండి";
export const change = "మార్చండి";
export const remove = "తొలగించండి";
export const save = "సేవ్ చేయండి";
export const cancel = "వద్దు";
