/** While a colleague whom the listener named may still accept. */
export const handingOver =
  "మీ మాట వింటున్నవారు, ఇకపై మీతో మాట్లాడమని తమ సహచరులను అడుగుతున్నారు. అప్పటివరకు వారు మీతోనే ఉంటారు. మీరు రాసిందంతా ఇక్కడే ఉంది.";
/** After that, if the colleague did not. */
export const staysWithYou = "మీ మాట వింటున్నవారు మీతోనే ఉన్నారు.";
