import { defineCallable } from "../runtime/callable";
import { submitFeedback as handle } from "../usecases/support/tickets";

export const submitFeedback = defineCallable({ name: "submitFeedback", handle });
