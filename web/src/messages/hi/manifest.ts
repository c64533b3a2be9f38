export const manifestName = "Thodu";
export const manifestDescription = "मन की बात सुनने वाला एक साथी, आपकी अपनी भाषा में।";
/** The standby page of a listener, installed; the second under its icon. */
export const standbyName = "Thodu: ऑन कॉल";
export const standbyShort = "ऑन कॉल";
