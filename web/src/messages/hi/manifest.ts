export const manifestName = "Thodu";
export const manifestDescription = "मन की बात सुनने वाला एक साथी, आपकी अपनी भाषा में।";
