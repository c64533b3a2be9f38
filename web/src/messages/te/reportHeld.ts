/** While the listener holds the person, and asks not to be matched with them again. */
export const ends = "ఇది పంపగానే ఈ సంభాషణ మీతో ఆగిపోతుంది. వారు తిరిగి వరుసలోకి వెళ్తారు, వారి వాలంటీర్ వెళ్లాల్సి వచ్చిందని వారికి చెబుతాం.";
export const inCrisis =
  "వీరు అత్యవసర స్థితిలో ఉన్నారు. ముందు అప్పగించడం, లేదా ఫిర్యాదు పంపి ఇప్పటికి వారితోనే ఉండటం మంచిది. అప్పటివరకు ఇక్కడ మీరు రాసింది అలాగే ఉంటుంది; కానీ సహచరులు తీసుకున్న తర్వాత ఫిర్యాదు పంపలేరు.";
export const handOverFirst = "ముందు అప్పగించండి";
export const sendAndStay = "ఫిర్యాదు పంపి, ఇప్పటికి ఉండండి";
export const sendAndReturn = "ఫిర్యాదు పంపి వరుసలో పెట్టండి";
