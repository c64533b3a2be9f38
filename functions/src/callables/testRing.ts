import { defineCallable } from "../runtime/callable";
import { testRing as handle } from "../usecases/oncall/onCall";

export const testRing = defineCallable({ name: "testRing", handle });
