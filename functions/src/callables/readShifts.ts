import { defineCallable } from "../runtime/callable";
import { readShifts as handle } from "../usecases/rota/shifts";

export const readShifts = defineCallable({ name: "readShifts", handle });
