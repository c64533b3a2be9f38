import { defineCallable } from "../runtime/callable";
import { contactSupport as handle } from "../usecases/support/tickets";

export const contactSupport = defineCallable({ name: "contactSupport", handle });
