export const yourTalk = "మీ చాట్";
export const waiting = "మీరు వినేవారి కోసం ఎదురుచూస్తున్నారు.";
/** While a colleague whom the listener named may still accept. */
export const handedOver = "మీ మాట వింటున్నవారు, ఇకపై మీతో మాట్లాడమని తమ సహచరులను అడుగుతున్నారు. అప్పటివరకు వారు మీతోనే ఉంటారు.";
export const isHere = "మీ మాట వినేవారు మీతో ఉన్నారు.";
export const isOpen = "వినేవారితో మీ సంభాషణ తెరిచి ఉంది.";
export const hasWritten = "మీ మాట వినేవారు మీకు రాశారు.";
/** Without a network. */
export const notKnown = "కనెక్షన్ లేదు. మీరు చాట్‌లో రాసినది అలాగే ఉంటుంది.";
/** While no talk is open. */
export const goesOut = "మీరు చాట్‌లో రాసినది వీలైనంత త్వరగా వెళ్తుంది.";
export const notSent = "మీరు చాట్‌లో రాసినది వెళ్లలేదు. అది అక్కడే భద్రంగా ఉంది.";
export const toChat = "చాట్ తెరవండి";
