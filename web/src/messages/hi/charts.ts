export const asTable = "तालिका के रूप में";
export const when = "कब";
