import { endpointOptions } from "./options";
import { startApp } from "./wiring";

// The SDK reads a document's event with the default app before any code of ours runs.
startApp();

/** What every trigger on a document runs with: tried again until it succeeds, so each must bear being repeated. */
export const triggerOptions = { ...endpointOptions, retry: true } as const;
