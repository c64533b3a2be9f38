export const newVersion = "Thodu का नया रूप तैयार है।";
export const reload = "खोलें";
