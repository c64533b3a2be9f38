import { defineCallable } from "../runtime/callable";
import { contactSupport as useCase } from "../usecases/support/tickets";

export const contactSupport = defineCallable("contactSupport", useCase);
