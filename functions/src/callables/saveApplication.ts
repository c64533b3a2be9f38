import { defineCallable } from "../runtime/callable";
import { saveApplication as handle } from "../usecases/volunteers/applications";

export const saveApplication = defineCallable({ name: "saveApplication", handle });
