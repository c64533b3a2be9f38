import { defineCallable } from "../runtime/callable";
import { acknowledgeCase as handle } from "../usecases/reports/acknowledgeCase";

export const acknowledgeCase = defineCallable({ name: "acknowledgeCase", handle });
