import { defineCallable } from "../runtime/callable";
import { addDevice as handle } from "../usecases/notifications/devices";

export const addDevice = defineCallable({ name: "addDevice", handle });
