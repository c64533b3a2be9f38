import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { changeBlock as handle } from "../usecases/reports/changeBlock";

export const changeBlock = defineCallable({ name: "changeBlock", handle: thenMatch(handle) });
