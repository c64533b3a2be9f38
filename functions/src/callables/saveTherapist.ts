import { defineCallable } from "../runtime/callable";
import { saveTherapist as handle } from "../usecases/appointments/manage";

export const saveTherapist = defineCallable({ name: "saveTherapist", handle });
