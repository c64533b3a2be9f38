export const title = "सुनने वालों को क्या दिखता है";
export const text = "वॉलंटियर आपका नाम या ईमेल कभी नहीं देखते। उन्हें आपके लिए बनी यह तस्वीर और यह नाम दिखता है।";
/** For a listener: colleagues see their name. */
export const colleaguesSee = (name: string): string =>
  `जिन्हें आप सुनते हैं, वे आपका नाम या ईमेल नहीं देखते। टीम और दूसरे सुनने वालों को यह नाम दिखता है: ${name}।`;
export const colleaguesSeeNone =
  "जिन्हें आप सुनते हैं, वे आपका नाम या ईमेल नहीं देखते। टीम और दूसरे सुनने वालों को “मेरी प्रोफ़ाइल” का नाम दिखता है; वह अभी ख़ाली है।";
export const myProfile = "मेरी प्रोफ़ाइल";
export const asCustomer = "अगर आप ख़ुद किसी वॉलंटियर को लिखें, तो उन्हें सिर्फ़ आपके लिए बनी यह तस्वीर और यह नाम दिखता है।";
