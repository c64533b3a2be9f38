export const forgot = "పాస్‌వర్డ్ మర్చిపోయారా?";
export const resetNeedsEmail = "దయచేసి ముందు మీ ఈమెయిల్ రాయండి. లింక్ ఆ చిరునామాకు వస్తుంది.";
export const resetSent = (address: string): string => `${address} కు ఖాతా ఉంటే, కొత్త పాస్‌వర్డ్ పెట్టుకునే లింక్ వస్తుంది.`;
