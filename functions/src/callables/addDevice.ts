import { defineCallable } from "../runtime/callable";
import { addDevice as useCase } from "../usecases/notifications/devices";

export const addDevice = defineCallable("addDevice", useCase);
