import { defineCallable } from "../runtime/callable";
import { removeDevice as useCase } from "../usecases/notifications/devices";

export const removeDevice = defineCallable("removeDevice", useCase);
