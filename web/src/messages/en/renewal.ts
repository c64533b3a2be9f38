export const renewsOn = (date: string, amount: string) => `Renews on ${date}, ${amount}.`;
export const chargedMonthly = (amount: string) => `${amount} is charged every month until you cancel it.`;
