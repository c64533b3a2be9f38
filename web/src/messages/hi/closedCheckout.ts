/** After the words for a payment that was cancelled, where its window was closed. */
export const notCharged = "अगर आपने वहाँ भुगतान नहीं किया, तो आपसे कुछ नहीं लिया गया।";
