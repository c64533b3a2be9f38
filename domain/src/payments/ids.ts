const gatewayId = (prefix: string) => new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`);

/** The forms of Razorpay's ids: a prefix and 14 letters or digits. Other ids are not sent to its API. */
const FORMS = {
  order: gatewayId("order"),
  pay: gatewayId("pay"),
  sub: gatewayId("sub"),
  disp: gatewayId("disp"),
} as const;

export const isGatewayId = (kind: keyof typeof FORMS, id: string): boolean => FORMS[kind].test(id);
