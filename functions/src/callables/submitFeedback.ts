import { defineCallable } from "../runtime/callable";
import { submitFeedback as useCase } from "../usecases/support/tickets";

export const submitFeedback = defineCallable("submitFeedback", useCase);
