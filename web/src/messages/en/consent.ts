/** One sentence with two links in it. */
export const by = {
  signingUp: "By signing up you confirm that you are 18 or older and accept the ",
  calling: "By calling you confirm that you are 18 or older and accept the ",
  asking: "By asking you confirm that you are 18 or older and accept the ",
};
export const terms = "terms";
export const between = " and the ";
export const privacy = "privacy policy";
export const after = ".";
