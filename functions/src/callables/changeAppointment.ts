import { defineCallable } from "../runtime/callable";
import { changeAppointment as useCase } from "../usecases/appointments/changeAppointment";

export const changeAppointment = defineCallable("changeAppointment", useCase);
