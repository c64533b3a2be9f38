import type * as en from "../en/descriptions";

export const descriptions: typeof en.descriptions = {
  "/login": "तोडु में लॉग इन करें और जहाँ रुके थे वहीं से आगे बढ़ें: आपकी चैट, अपॉइंटमेंट और प्लान।",
  "/signup": "तोडु पर मुफ़्त खाता बनाएँ। मेहमान के रूप में लिखी बातें आपके खाते में आ जाती हैं।",
  "/volunteer-login": "तोडु के वॉलंटियर यहाँ से लॉग इन करते हैं।",
  "/volunteer-signup": "तोडु में वॉलंटियर बनें: बस प्यार से, बिना परखे सुनना है।",
};
