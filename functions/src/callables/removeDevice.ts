import { defineCallable } from "../runtime/callable";
import { removeDevice as handle } from "../usecases/notifications/devices";

export const removeDevice = defineCallable({ name: "removeDevice", handle });
