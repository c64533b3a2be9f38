export const title = "आप कॉल पर हैं";
export const text =
  "भुगतान की विंडो पूरे पेज को ढक लेती है, कॉल ख़त्म करने वाले बटन को भी। भुगतान करने या विंडो बंद करने के बाद ही आप कॉल ख़त्म कर पाएँगे।";
export const hangUpFirst = "कॉल ख़त्म करके भुगतान करें";
export const stay = "कॉल पर रहते हुए भुगतान करें";
export const notNow = "अभी नहीं";
