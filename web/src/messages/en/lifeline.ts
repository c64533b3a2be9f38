export const lifeline = "In danger, or thinking of ending your life?";
export const freeDayAndNight = "free, day and night";
export const emergency = "Emergency";
export const more = "All help lines";
export const teleManas = "Tele-MANAS";
