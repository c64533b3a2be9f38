export const availabilityLabel = 'మీరు అందుబాటులో ఉన్నారా';
export const availabilities = { online: 'అందుబాటులో', busy: 'పనిలో', away: 'దూరంగా' };
export const languages = (list: string) => `నేను వినే భాషలు: ${list}`;
export const languagesLabel = 'మీరు వినే భాషలు';
export const breakReminder = 'మీరు చాలాసేపటి నుంచి వింటున్నారు. కాస్త విరామం మంచిది: నీళ్లు, కిటికీ, పది నెమ్మది శ్వాసలు.';
export const restDue = (time: string) => `మీరు నాలుగు గంటలు విన్నారు. దయచేసి విశ్రాంతి తీసుకోండి; ${time} నుంచి మళ్లీ రావచ్చు.`;

export const offerLabel = (alias: string) => `మీ కోసం: ${alias}`;
export const offerTitle = (alias: string) => `${alias} మీ కోసం ఎదురుచూస్తున్నారు.`;
export const secondsLeft = (seconds: number) => `${seconds} సె.`;
export const timeLeft = 'స్వీకరించడానికి మిగిలిన సమయం';
export const accept = 'మాట్లాడతాను';
export const pass = 'ఇప్పుడు కాదు';
