export const heading = "वॉलंटियर चैट";
/** A listener's own choices. 'Away' mentions the break, so that a listener who looks for one finds it. */
export const ownAvailabilities = { online: "उपलब्ध", busy: "व्यस्त", away: "दूर (ब्रेक)" };
export const languagesLabel = "आप किन भाषाओं में सुनते हैं";
export const shifts = "शिफ़्टें";
export const onCallAtNight = "रात में ऑन कॉल";
export const tabs = { mine: "मेरी", waiting: "इंतज़ार में", others: "दूसरों के पास", all: "सभी" };
export const findAndFilter = "खोजें और फ़िल्टर करें";
export const searchLabel = "बदले हुए नाम से खोजें";
export const everyLanguage = "सभी भाषाएँ";
export const unreadOnly = "केवल अनपढ़े";
export const selectCustomer = "किसी को चुनिए";
export const selectHint = "सूची में से किसी को चुनिए। इंतज़ार करती बातचीत खोलने पर वह आपकी हो जाती है।";
