const gatewayId = (prefix: string) => new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`);

/** The ids that Razorpay makes: a prefix and 14 letters or digits. Whatever else is asked for does not reach its API. */
const FORMS = {
  order: gatewayId("order"),
  pay: gatewayId("pay"),
  sub: gatewayId("sub"),
  disp: gatewayId("disp"),
} as const;

export const isGatewayId = (kind: keyof typeof FORMS, id: string): boolean => FORMS[kind].test(id);
