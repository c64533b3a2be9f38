import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { nightOptions } from "../runtime/options";
import { requestHelp as useCase, spared } from "../usecases/matching/requestHelp";

export const requestHelp = defineCallable("requestHelp", thenMatch(useCase), undefined, nightOptions, spared);
