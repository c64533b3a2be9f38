export const callSupervisor = "सुपरवाइज़र को बुलाएँ";
export const supervisorText =
  "इस बातचीत के बारे में टीम को तुरंत एक मामला मिलता है। इससे कोई संदेश नहीं पढ़ सकता। रुकना मुमकिन न हो, तो फ़ोन भी करें।";
export const supervisorTextInCall =
  "‘टीम को अभी बताएँ’ दबाने पर इस कॉल का मामला टीम को जाता है। रुकना मुमकिन न हो, तो फ़ोन भी करें।";
export const supervisorPhone = (number: string) => `${number} पर फ़ोन करें`;
export const supervisorAsk = "टीम को अभी बताएँ";
export const supervisorTold = (when: string) => `टीम को बताया गया कि आपको सुपरवाइज़र चाहिए (${when})।`;
export const callAgain = "टीम को फिर बताएँ";
/** For the next listener. */
export const calledByColleague = (when: string) =>
  `आपके एक साथी टीम को बता चुके हैं कि इस बातचीत में सुपरवाइज़र चाहिए (${when})।`;
export const caseOpen = "टीम ने यह मामला अभी बंद नहीं किया है, और हो सकता है कि देखा भी न हो।";
export const caseClosed = (when: string) => `टीम ने यह मामला बंद कर दिया (${when})।`;
