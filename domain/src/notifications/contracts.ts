import * as z from "zod/mini";

/** The push service's token of one browser; its form is the service's own. */
const deviceToken = z.string().check(z.minLength(1), z.maxLength(4_096), z.regex(/^[\w:.~%-]+$/));

export const notificationContracts = {
  /** What a browser needs to sign up for notices (null if none can be sent to devices), and whether SMS can be sent. */
  readChannels: {
    input: z.strictObject({}),
    output: z.strictObject({
      keys: z.nullable(z.strictObject({ key: z.string(), sender: z.string() })),
      sms: z.boolean(),
      /** Whether e-mails can be sent. */
      email: z.boolean(),
      /** Whether listeners on call can be called by telephone. */
      calls: z.boolean(),
    }),
    reasons: [],
    action: "account.update",
  },
  addDevice: {
    input: z.strictObject({ token: deviceToken }),
    output: z.strictObject({}),
    reasons: [],
    action: "account.update",
  },
  removeDevice: {
    input: z.strictObject({ token: deviceToken }),
    output: z.strictObject({}),
    reasons: [],
    action: "account.update",
  },
} as const;
