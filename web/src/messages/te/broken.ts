export const brokenTitle = "ఈ పేజీ పని చేయడం ఆగిపోయింది";
export const brokenHelp = "ఇందులో మీ తప్పేమీ లేదు. వాలంటీర్‌కు మీరు రాసినవి ఏవీ పోలేదు. పేజీని మళ్లీ తెరిస్తే సాధారణంగా సరిపోతుంది.";
export const brokenAgain = "మళ్లీ తెరవండి";
export const brokenHome = "హోమ్ పేజీకి వెళ్లండి";
