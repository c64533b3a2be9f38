import { defineCallable } from "../runtime/callable";
import { makeCalendar as handle } from "../usecases/rota/calendar";

export const makeCalendar = defineCallable({ name: "makeCalendar", handle });
