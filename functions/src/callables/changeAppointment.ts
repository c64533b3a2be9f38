import { defineCallable } from "../runtime/callable";
import { changeAppointment as handle } from "../usecases/appointments/changeAppointment";

export const changeAppointment = defineCallable({ name: "changeAppointment", handle });
