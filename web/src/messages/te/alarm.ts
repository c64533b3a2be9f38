export const question = "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?";
export const yes = "అవును";
export const no = "లేదు";
export const whoReads = "ఇక్కడ చెప్పవచ్చు. మీ జవాబు వినేవారికి, మా బృందానికి మాత్రమే కనిపిస్తుంది.";
/** In the place of `whoReads` once it was answered without a connection. */
export const keptAnswer = "మీ జవాబు భద్రంగా ఉంది, కనెక్షన్ రాగానే చేరుతుంది. 14416, 112కు ఫోన్ చేయడానికి నెట్ అవసరం లేదు.";
