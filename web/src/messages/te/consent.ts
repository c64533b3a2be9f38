/** One sentence with two links in it. */
export const by = {
  signingUp: "సైన్ అప్ అవ్వడం ద్వారా మీకు 18 ఏళ్లు నిండాయని, మా ",
  calling: "కాల్ చేయడం ద్వారా మీకు 18 ఏళ్లు నిండాయని, మా ",
  asking: "అడగడం ద్వారా మీకు 18 ఏళ్లు నిండాయని, మా ",
};
export const terms = "నియమాలు";
export const between = ", ";
export const privacy = "గోప్యతా విధానం";
export const after = " అంగీకరిస్తున్నారని చెబుతున్నారు.";
