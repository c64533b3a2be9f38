import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { nightOptions } from "../runtime/options";
import { requestHelp as handle, bypassesRateLimit } from "../usecases/matching/requestHelp";

export const requestHelp = defineCallable({
  name: "requestHelp",
  handle: thenMatch(handle),
  options: nightOptions,
  bypassesRateLimit,
});
