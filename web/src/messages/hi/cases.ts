/** The row of a case on a phone, which opens the rest. */

/** What an open case asks for. */
export const due = {
  reach: "वॉलंटियर से बात करें",
  read: "लिखा हुआ पढ़ें",
  look: "देखें कि कौन इंतज़ार में है",
  decide: "फ़ैसला करें",
  close: "बंद करें",
};
export const closed = "बंद";
