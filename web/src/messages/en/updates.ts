export const newVersion = "A newer version of Thodu is ready.";
export const reload = "Load it";
