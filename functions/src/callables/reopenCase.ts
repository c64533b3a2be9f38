import { defineCallable } from "../runtime/callable";
import { reopenCase as handle } from "../usecases/reports/reopenCase";

export const reopenCase = defineCallable({ name: "reopenCase", handle });
