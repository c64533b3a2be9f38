export const today = "ఈ రోజు";
export const yesterday = "నిన్న";
export const justNow = "ఇప్పుడే";
/** For a time after midnight, with the weekdays before and after it. */
export const night = (before: string, day: string) => `${before} రాత్రి, ${day} తెల్లవారకముందు`;
