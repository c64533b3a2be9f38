export const availabilityLabel = 'Your availability';
export const availabilities = { online: 'Online', busy: 'Busy', away: 'Away' };
export const languages = (list: string) => `I listen in: ${list}`;
export const languagesLabel = 'Languages you listen in';
export const breakReminder = 'You have been listening for a while. A short break does you good: water, a window, ten slow breaths.';
export const restDue = (time: string) => `You have listened for four hours. Please rest; you can go online again from ${time}.`;

export const offerLabel = (alias: string) => `Offer: ${alias}`;
export const offerTitle = (alias: string) => `${alias} is waiting for you.`;
export const secondsLeft = (seconds: number) => `${seconds} s`;
export const timeLeft = 'Time left to accept';
export const accept = 'Accept';
export const pass = 'Not now';
