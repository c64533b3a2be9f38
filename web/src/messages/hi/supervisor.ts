export const callSupervisor = "सुपरवाइज़र को बुलाएँ";
/** Beside the button of that name; a call by telephone has a button of its own. */
export const supervisorHow = "‘सुपरवाइज़र को बुलाएँ’ दबाने पर टीम को लिखकर बताया जाता है।";
export const supervisorText =
  "‘टीम को अभी बताएँ’ दबाने पर इस बातचीत का मामला टीम को जाता है। इससे कोई संदेश नहीं पढ़ सकता। रुकना मुमकिन न हो, तो फ़ोन भी करें।";
export const supervisorTextInCall =
  "‘टीम को अभी बताएँ’ दबाने पर इस कॉल का मामला टीम को जाता है। रुकना मुमकिन न हो, तो फ़ोन भी करें।";
export const supervisorPhone = (number: string) => `सुपरवाइज़र को फ़ोन करें: ${number}`;
export const supervisorAsk = "टीम को अभी बताएँ";
export const notTold = "टीम को नहीं बताया जा सका।";
/** Neither the call nor its answer may have arrived. */
export const maybeNotTold = "कनेक्शन नहीं था: हो सकता है कि टीम को बताया न गया हो। ‘टीम को अभी बताएँ’ फिर दबाएँ, या फ़ोन करें।";
export const supervisorTold = (when: string) => `टीम को बताया गया कि आपको सुपरवाइज़र चाहिए (${when})।`;
export const callAgain = "टीम को फिर बताएँ";
/** Shown to the next listener. */
export const calledByColleague = (when: string) =>
  `आपके एक साथी टीम को बता चुके हैं कि इस बातचीत में सुपरवाइज़र चाहिए (${when})।`;
export const caseOpen = "टीम ने यह मामला अभी बंद नहीं किया है, और हो सकता है कि देखा भी न हो।";
/** Instead of `caseOpen`, and after `caseReopened`. */
export const caseSeen = (when: string) => `एक एडमिन इसे देख रहे हैं (${when} से)।`;
export const caseClosed = (when: string) => `टीम ने यह मामला बंद कर दिया (${when})।`;
export const caseReopened = (when: string) => `टीम ने यह मामला फिर से खोला है (${when})।`;
