export const pleaseCheck = "దయచేసి ఇవి సరిచూడండి:";
export const showPassword = "చూపండి";
export const hidePassword = "దాచండి";
export const needed = "దయచేసి ఇది నింపండి.";
export const badEmail = "దయచేసి పూర్తి ఈమెయిల్ రాయండి, ఉదాహరణకు name@example.com.";
export const tooLong = "ఇది కాస్త ఎక్కువ పొడవుగా ఉంది.";
export const passwordsDiffer = "పాస్‌వర్డ్‌లు ఒకేలా లేవు";
export const inField = (field: string, problem: string): string => `${field}: ${problem}`;
