export const renewsOn = (date: string, amount: string) => `${date}న తదుపరి నెలకు ${amount} తీసుకుంటాం.`;
export const chargedMonthly = (amount: string) => `మీరు రద్దు చేసే వరకు ప్రతి నెలా ${amount} తీసుకుంటాం.`;
