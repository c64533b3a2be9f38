export const brokenTitle = "ఈ పేజీ కాస్త తడబడింది";
export const brokenHelp = "ఇందులో మీ తప్పేమీ లేదు. వాలంటీర్‌కు మీరు రాసినవి ఏవీ పోలేదు. పేజీని మళ్లీ తెరిస్తే సాధారణంగా సరిపోతుంది.";
export const brokenAgain = "మళ్లీ తెరవండి";
export const brokenHome = "మొదటి పేజీకి వెళ్ళండి";
