import { defineCallable } from "../runtime/callable";
import { changeShift as handle } from "../usecases/rota/shifts";

export const changeShift = defineCallable({ name: "changeShift", handle });
