export const lead = "ఒకరి ప్లాన్, చెల్లింపులు, అపాయింట్‌మెంట్లు, కేసులు చూడటానికి వారిని వెతకండి. చూసిన ప్రతిసారీ నమోదవుతుంది.";
export const find = "ఈమెయిల్, మారుపేరు, ఐడీ లేదా పేమెంట్ ID";
export const findHelp = "పూర్తి ఈమెయిల్, మారుపేరు, ఐడీ లేదా రిఫరెన్స్ రాయండి: కొంత భాగంతో దొరకదు. అసలు పేరుతో వెతకలేరు.";
export const findMissing = "దయచేసి ఏం వెతకాలో రాయండి.";
export const look = "వెతకండి";
export const nobody = "ఎవరూ దొరకలేదు.";
export const several = "ఒకరి కంటే ఎక్కువ మంది దొరికారు. ఒకరిని ఎంచుకోండి.";
export const unknown = "ఈ ఐడీతో ఎవరూ లేరు.";
export const standing = "స్థితి";
export const account = "ఖాతా";
export const guest = "ఖాతా లేని గెస్ట్";
export const registered = "ఈమెయిల్, పాస్‌వర్డ్‌తో";
export const gone = "తొలగించారు లేదా నిలిపివేశారు";
export const email = "ఈమెయిల్";
export const alias = "వాలంటీర్లకు కనిపించే మారుపేరు";
export const id = "ఐడీ";
export const language = "భాష";
export const since = "ఇక్కడ చేరినది";
export const roles = "పాత్రలు";
export const conversation = "సంభాషణ";
export const risk = "ప్రమాదం";
export const waitingSince = "ఎప్పటి నుంచి వేచి ఉన్నారు";
/** It may differ from that of the account. */
export const talkLanguage = "సంభాషణ భాష";
/** The label before the listener who holds the person, and the one before the listener who is being asked. */
export const withListener = "ఎవరితో ఉన్నారు";
export const askedListener = "ఎవరిని అడుగుతున్నాం";
export const lastMessage = "చివరి సందేశం";
export const asListener = "వాలంటీర్‌గా";
export const application = "దరఖాస్తు";
export const approved = "ఆమోదం పొందారు";
export const applied = "నిర్ణయం కోసం ఎదురుచూస్తోంది";
export const notApproved = "ఆమోదం రద్దయింది";
export const appliedOn = "వినేవారిగా ఖాతా తెరిచింది";
export const decidedOn = "నిర్ణయించినది";
/** An approval has no reason, and that of a refusal stands with the application. */
export const whoJudged = "ఎవరు నిర్ణయించారు";
export const whoDecided = "ఎవరు, ఎందుకు నిర్ణయించారు";
export const availability = "అందుబాటు";
export const load = "ఇప్పుడు ఎందరితో";
export const heard = "ఇప్పటివరకు ఎందరి మాట విన్నారు";
export const hours = "ఇప్పటివరకు డెస్క్ గంటలు";
export const planName = "ప్లాన్";
export const money = "ప్లాన్, చెల్లింపులు";
export const noPlan = "ప్లాన్ లేదు.";
export const noOrders = "ఆర్డర్లు లేవు.";
export const refunds = "తిరిగి ఇచ్చినవి";
export const disputes = "వివాదాలు";
export const noCases = "కేసులు లేవు.";
export const requests = "అపాయింట్‌మెంట్లు, సందేశాలు";
export const noAppointments = "అపాయింట్‌మెంట్లు లేవు.";
export const questions = "బృందానికి ప్రశ్నలు";
export const noAudit = "ఏమీ నమోదు కాలేదు.";
export const wholeAudit = "మార్పుల నమోదులో వెతకండి లేదా డౌన్‌లోడ్ చేయండి";
export const roleNames = { admin: "అడ్మిన్", safety: "భద్రత", money: "చెల్లింపులు" } as const;
export const conversationStates = { waiting: "ఎదురుచూస్తున్నారు", active: "వాలంటీర్‌తో ఉన్నారు", closed: "ముగిసింది" } as const;
export const planStates = { active: "నడుస్తోంది", cancelled: "రద్దు చేశారు, గడువు వరకు నడుస్తుంది" } as const;
export const refundStates = { due: "ఎదురుచూస్తోంది", done: "తిరిగి ఇచ్చాం", "given-up": "గేట్‌వే నిరాకరించింది" } as const;
export const disputeStates = {
  open: "తెరిచి ఉంది",
  under_review: "జవాబిచ్చాం",
  won: "గెలిచాం",
  lost: "ఓడిపోయాం",
  closed: "ముగిసింది",
} as const;
export const questionStates = { open: "జవాబు కోసం ఎదురుచూస్తోంది", answered: "జవాబిచ్చాం" } as const;
export const ofPlaces = (held: number, capacity: number) => `${capacity}లో ${held}`;
export const planIs = (plan: string, state: string, until: string) => `${plan}: ${state}, ${until} వరకు`;
export const planRefunded = (plan: string, on: string) => `${plan}: డబ్బు తిరిగి ఇచ్చాం, ${on}న ముగిసింది`;
export const planEnded = (plan: string, on: string) => `${plan}: ${on}న ముగిసింది`;
export const cases = "కేసులు";
export const audit = "మార్పుల నమోదు";
export const orMore = (count: number) => `${count} లేదా అంతకంటే ఎక్కువ`;
export const andMore = (first: string, count: number) => `${first}, ఇంకా ${count}`;
