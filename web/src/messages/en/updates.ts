export const newVersion = "A new version of Thodu is ready.";
export const reload = "Update";
