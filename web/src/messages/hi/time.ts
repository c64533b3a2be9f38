export const today = "आज";
export const yesterday = "कल";
export const justNow = "अभी";
/** For a time after midnight, with the weekdays before and after it. */
export const night = (before: string, day: string) => `${before} की रात, ${day} की सुबह से पहले`;
