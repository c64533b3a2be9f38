export const seePlans = "प्रीमियम लें";

export const toChat = "तब तक वॉलंटियर से बात करें";
/** Replaces it if the free messages are used up. */
export const toHelpLines = "हेल्पलाइन";

export const pendingTitle = "आपका अनुरोध हमारे पास है";
export const pendingText =
  "हम आपके लिए एक थेरेपिस्ट और ख़ाली समय देख रहे हैं। दोनों मिलते ही यह पेज अपने आप बदल जाएगा; आप इसे बंद भी कर सकते हैं।";
export const pendingWait = "ख़ाली समय देखा जा रहा है…";
export const noSlot = "अगले दो हफ़्तों में कोई समय ख़ाली नहीं है। हमारी टीम से कोई देख रहा है; मिलते ही यह पेज बताएगा।";
export const sentOn = (when: string) => `भेजा गया: ${when}`;
/** Above the form, while another appointment is booked. */
export const freeIsBooked = "आपका मुफ़्त सेशन ऊपर की अपॉइंटमेंट के लिए बुक है। दूसरी माँगने के लिए पहले उसे रद्द करें, या प्रीमियम लें।";
