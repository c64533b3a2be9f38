import { defineCallable } from "../runtime/callable";
import { readChannels as useCase } from "../usecases/notifications/devices";

export const readChannels = defineCallable("readChannels", useCase);
