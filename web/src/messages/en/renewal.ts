/** A plan that does not renew, by its status. */
export const planStates = {
  active: (until: string) => `Active until ${until}.`,
  cancelled: (until: string) => `Cancelled. You can use it until ${until}.`,
  ended: (until: string) => `It ended on ${until}.`,
};
export const renewsOn = (date: string, amount: string) => `Renews on ${date}, ${amount}.`;
export const chargedMonthly = (amount: string) => `${amount} is charged every month until you cancel it.`;
