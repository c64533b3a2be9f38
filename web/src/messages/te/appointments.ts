export const heading = "అపాయింట్‌మెంట్ తీసుకోండి";
export const lead = "లైసెన్స్ ఉన్న నిపుణుల దగ్గరకు మిమ్మల్ని భద్రంగా పంపిస్తాం. మొదటి అపాయింట్‌మెంట్ ఉచితం.";

export const name = "పేరు";
export const nameHelp = "థెరపిస్ట్ మిమ్మల్ని ఏ పేరుతో పిలవాలి?";
export const email = "ఈమెయిల్";
export const emailHelp = "అపాయింట్‌మెంట్ గురించి మా బృందం మిమ్మల్ని చేరుకోవడానికి.";
export const issue = "సమస్య";
export const issueHelp = "కొన్ని మాటలు చాలు: ఏది బాధపెడుతోంది, ఎప్పటి నుంచి.";
export const submit = "సహాయం అడగండి";

export const another = "మరో అపాయింట్‌మెంట్ అడగండి";
