import { callableWith } from "./callableWith";
import { wiring } from "./wiring";

/** Defines an endpoint whose use case gets the whole wiring. */
export const defineCallable = callableWith(wiring);
