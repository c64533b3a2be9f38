/** In a crisis: true while another listener is asked, and while none is found. */
export const notAnswered = "आपके सुनने वाले ने अभी तक जवाब नहीं दिया है। हम आपके लिए किसी और को भी ढूँढ रहे हैं।";
export const helpLine = "टेली-मानस 14416 पर दिन-रात बात हो सकती है।";
