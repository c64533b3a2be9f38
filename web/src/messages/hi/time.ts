export const today = "आज";
export const yesterday = "कल";
export const justNow = "अभी";
