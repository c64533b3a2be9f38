import { callableWith } from "./callableWith";
import { wiring } from "./wiring";

/** An endpoint whose use case may have whatever there is. */
export const defineCallable = callableWith(wiring);
