import { defineCallable } from "../runtime/callable";
import { saveTherapist as useCase } from "../usecases/appointments/manage";

export const saveTherapist = defineCallable("saveTherapist", useCase);
