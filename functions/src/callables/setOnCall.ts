import { defineCallable } from "../runtime/callable";
import { setOnCall as handle } from "../usecases/oncall/onCall";

export const setOnCall = defineCallable({ name: "setOnCall", handle });
