export const question = "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?";
export const yes = "అవును";
export const no = "లేదు";
export const whoReads = "ఇక్కడ చెప్పవచ్చు. మీ జవాబు వచ్చే వాలంటీర్‌కు మాత్రమే తెలుస్తుంది.";
