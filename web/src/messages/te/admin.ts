export const lead = "తోడుకు రాసే వారి మాటలు ఎవరు వినవచ్చో ఇక్కడ నిర్ణయిస్తారు. మీ ప్రతి నిర్ణయం నమోదవుతుంది.";
export const search = "ఈమెయిల్‌తో వెతకండి";
export const applications = "దరఖాస్తులు";
export const listeners = "ఆమోదం పొందినవారు";
export const noApplications = "ఆమోదం కోసం ఎవరూ వేచి లేరు.";
/** The name of the list of listeners whose approval was revoked. */
export const revokedList = "ఆమోదం రద్దైనవారు";
export const noRevoked = "ఎవరి ఆమోదమూ రద్దు కాలేదు.";
export const noListeners = "ఇంకా ఎవరికీ ఆమోదం ఇవ్వలేదు.";
/** The orders of the approved listeners. */
export const order = "క్రమం";
export const listenersBy = { newest: "కొత్తవారు ముందు", heard: "ఎక్కువ మంది మాట విన్నవారు ముందు" };
export const heardOnly = "ఇంతవరకు ఎవరి మాటా విననివారు ఈ క్రమంలో లేరు.";

/** Shown until an application is sent. */
export const signedUpOn = (day: string) => `ఖాతా తెరిచింది: ${day}`;
export const approvedOn = (day: string) => `ఆమోదం: ${day}`;
export const endedOn = (day: string) => `ఆమోదం రద్దు: ${day}`;
export const noName = "పేరు ఇవ్వలేదు";
export const about = "వీరి గురించి";
export const bio = "పరిచయం";
export const experience = "అనుభవం";
export const holding = (count: number) => (count === 1 ? "1 సంభాషణలో ఉన్నారు" : `${count} సంభాషణల్లో ఉన్నారు`);

export const approve = "ఆమోదించండి";
export const approving = "ఆమోదిస్తున్నాం...";
export const approveTitle = "ఈ వాలంటీర్‌ను ఆమోదించాలా?";
export const approveText = "వీరు వెంటనే వాలంటీర్‌గా లాగిన్ అయ్యి, ఎవరు ఎదురుచూస్తున్నారో చూసి, ఎంచుకున్నవారికి జవాబివ్వగలరు.";
export const approved = (email: string) => `${email} ఇప్పుడు వినవచ్చు.`;
export const unconfirmed = "ఈమెయిల్ నిర్ధారించలేదు";
export const unconfirmedText = "ఈ ఈమెయిల్‌ను ఇంకా ఎవరూ నిర్ధారించలేదు. అది తప్పుగా రాసినది లేదా వేరొకరిది కావచ్చు. అయినా ఆమోదించాలా?";
export const notSentText = "వీరి దరఖాస్తు ఇంకా పంపలేదు. వీరు ఎందుకు వినాలనుకుంటున్నారో అందులో చదవలేరు. అయినా ఆమోదించాలా?";
export const approveAnyway = "అయినా ఆమోదించండి";

export const revoke = "రద్దు చేయండి";
export const revoking = "రద్దు చేస్తున్నాం...";
export const revokeTitle = "ఈ ఆమోదాన్ని రద్దు చేయాలా?";
export const revokeText =
  "వీరికి వెంటనే ప్రవేశం పోతుంది, తెరిచి ఉన్న పేజీల్లో కూడా. వీరితో మాట్లాడుతున్నవారు వెంటనే మళ్లీ వరుసలోకి వెళ్తారు, వినేవారు వెళ్లాల్సి వచ్చిందని వారికి చెబుతాం.";
export const holdingNow = (count: number) =>
  count === 1 ? "వారు ఇప్పుడే ఒకరితో మాట్లాడుతున్నారు." : `వారు ఇప్పుడే ${count} మందితో మాట్లాడుతున్నారు.`;
/** After that, if some of them are in a crisis. `of`: all of them. */
export const inCrisisOf = (count: number, of: number) => {
  if (of === 1) return "ఆ వ్యక్తి అత్యవసరంలో ఉన్నారు.";
  return count === 1 ? "వారిలో ఒకరు అత్యవసరంలో ఉన్నారు." : `వారిలో ${count} మంది అత్యవసరంలో ఉన్నారు.`;
};
export const revoked = (email: string) => `${email} ఇక వాలంటీర్‌గా వినలేరు.`;
/** After it, if they were with anybody. */
export const peopleBack = "వీరితో మాట్లాడుతున్నవారు మళ్లీ వరుసలో ఉన్నారు.";

/** The reason in the audit log. */
export const undoReason = "ఆమోదించిన వెంటనే వెనక్కి తీసుకున్నాం.";

export const cancel = "వద్దు";
export const notYourself = "మీ ఖాతా గురించి మీరే నిర్ణయించలేరు. దయచేసి మరో అడ్మిన్‌ను అడగండి.";
export const gone = "ఈ ఖాతా ఇప్పుడు లేదు. దీని ఆమోదాన్ని మార్చలేరు.";
export const searchHelp = "చిరునామా మొదటి భాగం రాయండి.";
export const noMatch = "ఇలా మొదలయ్యే ఈమెయిల్ ఈ జాబితాలో లేదు.";
/** An admin's decision was refused because a colleague has decided about the same person. */
export const overtaken = {
  approved: (who: string) => `ఈలోపు సహచరుల్లో ఒకరు ${who} ను ఆమోదించారు. ఇక్కడి నుంచి ఏదీ మారలేదు.`,
  revoked: (who: string) => `ఈలోపు సహచరుల్లో ఒకరు ${who} ఆమోదాన్ని రద్దు చేశారు. ఇక్కడి నుంచి ఏదీ మారలేదు.`,
  answered: (who: string) => `ఈలోపు సహచరుల్లో ఒకరు ${who} గురించి నిర్ణయించారు. ఇక్కడి నుంచి ఏదీ మారలేదు. దయచేసి మళ్లీ చూడండి.`,
};
