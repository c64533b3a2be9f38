export const logoutTitle = (count: number) =>
  count === 1 ? "ఒకరు మీతో ఉండగా లాగ్ అవుట్ కావాలా?" : `${count} మంది మీతో ఉండగా లాగ్ అవుట్ కావాలా?`;
export const logoutText = (_count: number) => "వారు మళ్లీ వరుసలోకి వెళ్తారు, మీరు వెళ్లాల్సి వచ్చిందని వారికి చెబుతాం.";
export const logoutCrisis = (alias: string) => `${alias} అత్యవసరంలో ఉన్నారు. వీలైతే ఉండండి, లేదా ముందు చాట్‌ను సహచరులకు అప్పగించండి.`;
export const logoutLeave = "వరుసలో పెట్టి లాగ్ అవుట్ అవ్వండి";
export const stay = "ఉంటాను";
