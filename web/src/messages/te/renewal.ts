/** A plan that does not renew, by its status. */
export const planStates = {
  active: (until: string) => `${until} వరకు ఉంటుంది.`,
  cancelled: (until: string) => `రద్దు చేశారు. ${until} వరకు వాడుకోవచ్చు.`,
  ended: (until: string) => `${until}న ముగిసింది.`,
};
export const renewsOn = (date: string, amount: string) => `${date}న తదుపరి నెలకు ${amount} తీసుకుంటాం.`;
export const chargedMonthly = (amount: string) => `మీరు రద్దు చేసే వరకు ప్రతి నెలా ${amount} తీసుకుంటాం.`;
