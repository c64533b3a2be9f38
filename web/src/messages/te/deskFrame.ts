export const heading = "వాలంటీర్ చాట్";
/** A listener's own choices. 'Away' mentions the break, so that a listener who looks for one finds it. */
export const ownAvailabilities = { online: "అందుబాటులో", busy: "పనిలో", away: "దూరంగా (విరామం)" };
export const languagesLabel = "మీరు వినే భాషలు";
export const shifts = "షిఫ్ట్‌లు";
export const onCallAtNight = "రాత్రి ఆన్ కాల్";
export const tabs = { mine: "నావి", waiting: "ఎదురుచూస్తున్నవి", others: "ఇతరుల దగ్గర", all: "అన్నీ" };
export const findAndFilter = "వెతకండి, ఫిల్టర్ చేయండి";
export const searchLabel = "మారుపేరుతో వెతకండి";
export const everyLanguage = "అన్ని భాషలు";
export const unreadOnly = "చదవనివి మాత్రమే";
export const selectCustomer = "ఒకరిని ఎంచుకోండి";
export const selectHint = "జాబితా నుంచి ఒకరిని ఎంచుకోండి. ఎదురుచూస్తున్న సంభాషణను తెరిస్తే అది మీది అవుతుంది.";
