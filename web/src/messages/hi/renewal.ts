/** A plan that does not renew, by its status. */
export const planStates = {
  active: (until: string) => `${until} तक चालू है।`,
  cancelled: (until: string) => `रद्द किया गया। ${until} तक आप इसे इस्तेमाल कर सकते हैं।`,
  ended: (until: string) => `${until} को ख़त्म हुआ।`,
};
export const renewsOn = (date: string, amount: string) => `${date} को अगले महीने के लिए ${amount} लिए जाएँगे।`;
export const chargedMonthly = (amount: string) => `जब तक आप रद्द नहीं करते, हर महीने ${amount} लिए जाएँगे।`;
