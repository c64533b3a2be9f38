import { defineCallable } from "../runtime/callable";
import { mailOptions } from "../runtime/options";
import { assignAppointment as handle } from "../usecases/appointments/manage";

export const assignAppointment = defineCallable({ name: "assignAppointment", handle, options: mailOptions });
