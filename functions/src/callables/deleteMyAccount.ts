import { LONG_WORK } from "@thodu/domain/accounts/longWork";
import { SECOND } from "@thodu/domain/time";
import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { deleteMyAccount as handle } from "../usecases/accounts/deleteMyAccount";

export const deleteMyAccount = defineCallable({
  name: "deleteMyAccount",
  handle,
  options: {
    ...paymentOptions,
    timeoutSeconds: LONG_WORK / SECOND,
  },
});
