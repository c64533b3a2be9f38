export const newVersion = "तोडु का नया वर्शन तैयार है।";
export const reload = "अपडेट करें";
