import { defineCallable } from "../runtime/callable";
import { sendApplication as handle } from "../usecases/volunteers/applications";

export const sendApplication = defineCallable({ name: "sendApplication", handle });
