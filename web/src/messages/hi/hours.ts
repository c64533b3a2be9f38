export const hours = "घंटे और जोखिम के अनुसार";
export const explained = "पिछले 14 दिन: भारत के समय में जिस घंटे इंतज़ार शुरू हुआ और ख़त्म होते समय के जोखिम के अनुसार।";
/** Explains the words of a chart. */
export const howEnded =
  "वॉलंटियर आए: किसी ने उन्हें स्वीकार किया, पर हो सकता है अभी कुछ न लिखा हो। चले गए: कतार छोड़ दी। पेज बंद: किसी के आने से पहले उनका पेज बंद हो गया; जो लौटे वे फिर गिने जाते हैं।";
export const lost = "पेज बंद";
export const risk = "जोखिम";
export const hour = "घंटा";
export const allHours = "सभी घंटे";
export const atRisk = { crisis: "संकट, घंटे के अनुसार", concern: "चिंता, घंटे के अनुसार", none: "बाक़ी, घंटे के अनुसार" };
export const ended = "इंतज़ार कैसे ख़त्म हुए";
export const tonight = "आज रात, 9 बजे से:";
export const lastNight = "पिछली रात, 9 बजे से सुबह 6 बजे तक:";
export const ofLastNight = (all: number, taken: number, left: number, closed: number) =>
  `${all === 1 ? "एक व्यक्ति" : `${all} लोगों`} का इंतज़ार ख़त्म हुआ: ${taken} को वॉलंटियर मिले, ${left} ने कतार छोड़ दी, ${closed} ने किसी के आने से पहले पेज बंद कर दिया।`;
/** Before `ofLastNight`. */
export const lastWeek = "पिछले सात दिन:";
export const soonOf = (count: number, of: number) => `जिन ${of} को वॉलंटियर मिले, उनमें से ${count} को एक मिनट के अंदर मिले।`;
/** The charts of the last 14 days. */
export const charts = { waits: "इंतज़ार", work: "निशान और घंटे" } as const;
export const whichCharts = "कौन से चार्ट";
