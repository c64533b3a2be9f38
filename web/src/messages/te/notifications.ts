import type { NotificationType } from "@thodu/domain/notifications/model";

export const heading = "నోటిఫికేషన్లు";
export const titleOf: Readonly<Record<NotificationType, string>> = {
  Support: "సహాయ సమాచారం",
  Therapy: "థెరపీ సమాచారం",
  General: "సాధారణ సమాచారం",
};
export const unreadMark = "కొత్తది";
export const markAsRead = "చదివినట్టు గుర్తించండి";
export const clearAll = "అన్ని నోటిఫికేషన్లు తీసేయండి";
export const cleared = "అన్ని నోటిఫికేషన్లు తీసేశాం.";
export const open = "తెరవండి";
export const count = (unread: number) => (unread === 1 ? "1 కొత్తది" : `${unread} కొత్తవి`);

export const empty = "కొత్త నోటిఫికేషన్లు లేవు.";
export const emptyText = "వాలంటీర్ జవాబిచ్చినప్పుడు, అపాయింట్‌మెంట్ ఖరారైనప్పుడు ఇక్కడ కనిపిస్తుంది.";
export const nobodyText = "మీరు వాలంటీర్‌కు రాశాక లేదా లాగిన్ అయ్యాక, మీ నోటిఫికేషన్లు ఇక్కడ కనిపిస్తాయి.";
export const toChat = "వాలంటీర్‌కు రాయండి";
export const login = "లాగిన్";

export const loading = "మీ నోటిఫికేషన్లు తెస్తున్నాం…";
export const slow = "మామూలు కన్నా ఎక్కువ సమయం పడుతోంది. మీ నెట్‌వర్క్ నెమ్మదిగా ఉండవచ్చు; ప్రయత్నిస్తూనే ఉన్నాం.";
export const offline = "మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. నెట్‌వర్క్ రాగానే మీ నోటిఫికేషన్లు కనిపిస్తాయి.";
export const refused = "మీ నోటిఫికేషన్లు తేలేకపోయాం.";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const notStored = "అది కుదరలేదు. నెట్‌వర్క్ చూసి మళ్లీ ప్రయత్నించండి.";
