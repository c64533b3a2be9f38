/** Shown once a message can’t be sent. */
export const offlineHelp = "14416 और 112 पर फ़ोन बिना इंटरनेट लगता है।";
/** In the conversation, in place of the line that says who is here. */
export const cameBefore = "सुनने वाले आए थे। कनेक्शन के बिना अभी की स्थिति पता नहीं।";
/** About a message that has not been sent for long, although there is a network. */
export const late = "आपका लिखा अभी तक नहीं पहुँचा है।";
