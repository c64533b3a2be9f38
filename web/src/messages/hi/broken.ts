export const brokenTitle = "यह पेज चलते-चलते रुक गया";
export const brokenHelp =
  "इसमें आपकी कोई ग़लती नहीं है। आपने वॉलंटियर को जो लिखा, वह सुरक्षित है। पेज दोबारा खोलने से आम तौर पर ठीक हो जाता है।";
export const brokenAgain = "दोबारा खोलें";
export const brokenHome = "होम पेज पर जाएँ";
