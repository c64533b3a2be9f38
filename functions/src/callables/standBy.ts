import { defineCallable } from "../runtime/callable";
import { standBy as handle } from "../usecases/oncall/onCall";

export const standBy = defineCallable({ name: "standBy", handle });
