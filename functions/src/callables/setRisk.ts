import { defineCallable } from "../runtime/callable";
import { setRisk as useCase } from "../usecases/safety/setRisk";

export const setRisk = defineCallable("setRisk", useCase);
