import { defineCallable } from "../runtime/callable";
import { readChannels as handle } from "../usecases/notifications/devices";

export const readChannels = defineCallable({ name: "readChannels", handle });
