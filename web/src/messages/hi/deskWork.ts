export const availabilityLabel = 'आप उपलब्ध हैं या नहीं';
export const availabilities = { online: 'उपलब्ध', busy: 'व्यस्त', away: 'दूर' };
export const languages = (list: string) => `मैं इन भाषाओं में सुनता/सुनती हूँ: ${list}`;
export const languagesLabel = 'आप किन भाषाओं में सुनते हैं';
export const breakReminder = 'आप काफ़ी देर से सुन रहे हैं। थोड़ा रुकना अच्छा है: पानी, खिड़की, दस धीमी साँसें।';
export const restDue = (time: string) => `आप चार घंटे सुन चुके हैं। कृपया आराम कीजिए; ${time} से फिर आ सकते हैं।`;

export const offerLabel = (alias: string) => `आपके लिए: ${alias}`;
export const offerTitle = (alias: string) => `${alias} आपका इंतज़ार कर रहे हैं।`;
export const secondsLeft = (seconds: number) => `${seconds} से.`;
export const timeLeft = 'स्वीकार करने का बचा समय';
export const accept = 'बात करूँगा/करूँगी';
export const pass = 'अभी नहीं';
