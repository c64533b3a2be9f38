import { LONG_WORK } from "@thodu/domain/accounts/longWork";
import { SECOND } from "@thodu/domain/time";
import { defineCallable } from "../runtime/callable";
import { endpointOptions } from "../runtime/options";
import { exportMyData as handle } from "../usecases/accounts/privacy";

export const exportMyData = defineCallable({
  name: "exportMyData",
  handle,
  options: {
    ...endpointOptions,
    timeoutSeconds: LONG_WORK / SECOND,
  },
});
