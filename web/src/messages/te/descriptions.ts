import type * as en from "../en/descriptions";

export const descriptions: typeof en.descriptions = {
  "/login": "తోడులో లాగిన్ అయ్యి, ఆపిన చోట నుంచి కొనసాగండి: మీ చాట్‌లు, అపాయింట్‌మెంట్లు, ప్లాన్.",
  "/signup": "తోడులో ఉచితంగా ఖాతా తెరవండి. గెస్ట్‌గా రాసిందంతా మీ ఖాతాలోకి వస్తుంది.",
  "/volunteer-login": "తోడు ఆమోదించిన వాలంటీర్ల లాగిన్.",
  "/volunteer-signup": "తోడులో వాలంటీర్ అవ్వండి: తప్పుపట్టకుండా, ఆప్యాయంగా వినడం చాలు.",
};
