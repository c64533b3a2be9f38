/** One sentence with two links in it. */
export const by = {
  signingUp: "साइन अप करके आप कहते हैं कि आप 18 साल या उससे बड़े हैं और हमारी ",
  calling: "कॉल करके आप कहते हैं कि आप 18 साल या उससे बड़े हैं और हमारी ",
  asking: "मदद माँगकर आप कहते हैं कि आप 18 साल या उससे बड़े हैं और हमारी ",
};
export const terms = "शर्तें";
export const between = " और ";
export const privacy = "निजता नीति";
export const after = " मानते हैं।";
