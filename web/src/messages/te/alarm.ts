export const question = "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?";
export const yes = "అవును";
export const no = "లేదు";
export const whoReads = "ఇక్కడ చెప్పవచ్చు. మీ జవాబు వినేవారికి, మా బృందానికి మాత్రమే కనిపిస్తుంది.";
/** Replaces `whoReads` after an answer that was given without a connection. */
export const keptAnswer = "మీ జవాబు భద్రంగా ఉంది, కనెక్షన్ రాగానే చేరుతుంది. 14416, 112కు ఫోన్ చేయడానికి నెట్ అవసరం లేదు.";
/** Opens the question for somebody who can’t write any more, whom nobody has asked. */
export const tell = "ప్రమాదంలో ఉన్నారా? ఇక్కడ ఇప్పటికీ చెప్పవచ్చు.";
