export const renewsOn = (date: string, amount: string) => `${date} को अगले महीने के लिए ${amount} लिए जाएँगे।`;
export const chargedMonthly = (amount: string) => `जब तक आप रद्द नहीं करते, हर महीने ${amount} लिए जाएँगे।`;
