export const cancelled =
  "This appointment was cancelled. It does not count against you, and you can ask for another one here.";
export const cancelledByTeam = (phone: string, address: string) =>
  `We are sorry: our team had to cancel this appointment. Call ${phone} or write to ${address}, and we will look for another time.`;
