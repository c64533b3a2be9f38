export const newVersion = "Thodu का नया वर्शन तैयार है।";
export const reload = "अपडेट करें";
