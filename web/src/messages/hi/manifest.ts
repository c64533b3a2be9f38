export const manifestName = "Thodu";
export const manifestDescription = "मन की बात सुनने वाला एक साथी, आपकी अपनी भाषा में।";
/** The name of a listener's standby page as an installed app; the second one is shown under its icon. */
export const standbyName = "Thodu: ऑन कॉल";
export const standbyShort = "ऑन कॉल";
