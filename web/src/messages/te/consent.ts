/** One sentence with two links in it. */
export const by = {
  signingUp: "సైన్ అప్ చేస్తే మీకు 18 ఏళ్లు నిండాయని, మా ",
  calling: "కాల్ చేస్తే మీకు 18 ఏళ్లు నిండాయని, మా ",
  asking: "అడిగితే మీకు 18 ఏళ్లు నిండాయని, మా ",
};
export const terms = "నియమాలు";
export const between = ", ";
export const privacy = "గోప్యతా విధానం";
export const after = " ఒప్పుకుంటున్నారని అర్థం.";
