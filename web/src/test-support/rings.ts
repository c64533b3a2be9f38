import { instant } from "./store";

/** The record of a test call to a listener's phone while the phone rings. */
export const testCallOf = (uid: string) => ({
  uid,
  customerId: null,
  wave: 0,
  state: "ringing",
  at: instant(Date.now()),
  until: instant(Date.now() + 60_000),
  callTest: true,
});
