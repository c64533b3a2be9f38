export const welcome = (brand: string): string => `${brand} में आपका स्वागत है`;
export const lead = "आज का दिन जैसा भी रहा हो, आपको इसे अकेले नहीं झेलना है।";
/** Before the link to the desk. */
export const youListen = "आप सुनने वाले हैं:";
export const account = "आपका खाता";
export const profile = "प्रोफ़ाइल";
export const settings = "सेटिंग्स";
export const logout = "लॉग आउट";

export const callTitle = "वॉलंटियर को कॉल करें";
export const callText = "किसी से बात करने का मन है? तुरंत एक वॉलंटियर से जुड़ें।";
export const callNow = "अभी कॉल करें";
export const chatTitle = "वॉलंटियर से चैट करें";
export const chatText = "निजी चैट खोलें और मन की बात कहें।";
export const chatNow = "अभी चैट करें";
export const therapyTitle = "विशेषज्ञ की मदद चाहिए?";
export const therapyText = "हम आपको सुरक्षित तरीके से लाइसेंस वाले विशेषज्ञों के पास भेजेंगे।";
export const requestHelp = "मदद माँगें";
