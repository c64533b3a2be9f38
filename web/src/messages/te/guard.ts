export const checking = "అనుమతులు చూస్తున్నాం...";
export const slow = "మామూలు కంటే ఎక్కువ సమయం పడుతోంది. మీ నెట్ నెమ్మదిగా ఉండవచ్చు.";
export const offline = "మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. నెట్ రాగానే ఇది కొనసాగుతుంది.";
export const approvalEnded = "వాలంటీర్‌గా మీ ఆమోదం ముగిసింది. మీరు ఇది ఊహించకపోతే, దయచేసి బృందాన్ని అడగండి.";
export const adminsOnly = "ఈ పేజీ అడ్మిన్‌ల కోసం";
export const adminsOnlyHint = "మీరు లాగిన్ అయిన ఖాతా అడ్మిన్ ఖాతా కాదు. కావాలంటే బృందాన్ని అడగండి.";
export const toDashboard = "డ్యాష్‌బోర్డ్‌కు వెళ్లండి";
