import { defineCallable } from "../runtime/callable";
import { answerApplication as handle } from "../usecases/volunteers/applications";

export const answerApplication = defineCallable({ name: "answerApplication", handle });
