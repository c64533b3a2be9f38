export const brokenTitle = "यह पेज थोड़ा लड़खड़ा गया";
export const brokenHelp =
  "इसमें आपकी कोई ग़लती नहीं है। आपने वॉलंटियर को जो लिखा, वह सुरक्षित है। पेज दोबारा खोलने से आम तौर पर ठीक हो जाता है।";
export const brokenAgain = "दोबारा खोलें";
export const brokenHome = "पहले पेज पर जाएँ";
