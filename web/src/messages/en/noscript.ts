export const needsScripts =
  "This page needs JavaScript, which is switched off here. You can still call for help, free, day and night:";
