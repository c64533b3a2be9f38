export const remind = "గుర్తు చేయండి";
export const choices = { 5: "5 నిమిషాల్లో", 15: "15 నిమిషాల్లో", 30: "30 నిమిషాల్లో" };
export const noReminder = "గుర్తు చేయవద్దు";
export const until = (time: string) => `${time} వరకు విరామం`;
export const untilSentence = (time: string) => `${time} వరకు విరామం.`;
export const over = "మీ విరామం ముగిసింది.";
export const overTitle = "మీ విరామం ముగిసింది";
